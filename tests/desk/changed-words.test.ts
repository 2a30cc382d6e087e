import { expect, test } from 'vitest';
import { changedWords } from '../../desk/ui/changes/changed-words.ts';

test('DK-1: of two texts the words that differ are told apart from what is around them', () => {
  expect(changedWords('Nous venons demain matin.', 'Nous venons ce soir.')).toEqual({
    start: 'Nous venons ',
    before: 'demain matin.',
    after: 'ce soir.',
    end: '',
  });
});

test('DK-1: of long texts the part around the first difference is shown, wherever it is', () => {
  const around = 'Une phrase assez longue pour ne pas tenir sur une ligne. ';
  const { start, before, after, end } = changedWords(
    `${around.repeat(3)}Le prix est bas. ${around.repeat(3)}`,
    `${around.repeat(3)}Le prix est juste. ${around.repeat(3)}`,
  );
  expect([before, after]).toEqual(['bas.', 'juste.']);
  expect(start).toMatch(/^… .*Le prix est $/);
  expect(end).toMatch(/^ Une phrase .* …$/);
  expect((start + end).length).toBeLessThan(around.length * 2);
});

test('DK-1: words that are added or taken away leave the others as they are', () => {
  expect(changedWords('Un prix fixe.', 'Un prix vraiment fixe.')).toMatchObject({
    before: '',
    after: 'vraiment ',
  });
  expect(changedWords('a a', 'a a a')).toMatchObject({ start: 'a a', before: '', after: ' a', end: '' });
});
