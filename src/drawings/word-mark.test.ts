import { expect, test } from 'vitest';
import { wordMark } from './word-mark.ts';

test('a P is drawn as a pipe; a name without one keeps all its letters', () => {
  expect(wordMark('Polder')).toEqual({ bentP: true, letters: 'older', long: false });
  expect(wordMark('Dupont')).toEqual({ bentP: false, letters: 'Dupont', long: false });
});

test('TR-5: a long name is set small, and keeps all its letters', () => {
  const name = 'Peeters Verwarming en Sanitair Liedekerke';
  expect(wordMark(name)).toEqual({ bentP: false, letters: name, long: true });
});
