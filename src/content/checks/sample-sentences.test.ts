import { describe, expect, test } from 'vitest';
import { placeholders } from './placeholders.ts';
import { mentionsSampleData, sampleSentences } from './sample-sentences.ts';

test('every placeholder is a sentence of the copy', () => {
  expect(placeholders).not.toThrow();
});

describe('sentences that call data invented', () => {
  test.each([
    ['fr', 'Des exemples inventés, et dessinés.'],
    ['fr', 'Plaques données à titre d’exemple.'],
    ['fr', 'Les téléphones sont fictifs.'],
    ['nl', 'Verzonnen voorbeelden, getekend in plaats van gefotografeerd.'],
    ['nl', 'Deze plaatjes zijn voorbeelden.'],
  ] as const)('are found in %s: %s', (lang, sentence) => {
    expect(mentionsSampleData(sentence, lang)).toBe(true);
  });

  test.each([
    ['fr', 'Posée, par exemple, dans les années nonante.'],
    ['nl', 'Bijvoorbeeld in de kelder.'],
  ] as const)('do not include other uses of the word: %s: %s', (lang, sentence) => {
    expect(mentionsSampleData(sentence, lang)).toBe(false);
  });

  test('are all listed in content/placeholders.yaml', () => {
    const listed = placeholders().map(({ copy, key }) => `${copy}: ${key}`);
    const unlisted = sampleSentences()
      .map(({ copy, key }) => `${copy}: ${key}`)
      .filter((sentence) => !listed.includes(sentence));
    expect(unlisted, 'add to content/placeholders.yaml').toEqual([]);
  });
});
