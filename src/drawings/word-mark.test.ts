import { expect, test } from 'vitest';
import { wordMark } from './word-mark.ts';

test('a P is drawn as a pipe; a name without one keeps all its letters', () => {
  expect(wordMark('Polder')).toEqual({ bentP: true, letters: 'older' });
  expect(wordMark('Dupont')).toEqual({ bentP: false, letters: 'Dupont' });
});
