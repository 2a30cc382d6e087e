import { expect, test } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { contentFiles, siteOf } from './edited-files.ts';

const { content } = siteOf(contentFiles);

const sentenceEndPattern = /[.!?:…][)»”]?$|\]\([^)]*\)$/;

/** A text that ends in one of the shared wordings, which end in a full stop themselves. */
const sharedEndingPattern = /\{safety\.[a-z-]+\}$/;

/** Keys of texts that are sentences. */
const sentenceKeyPattern = /^(?:text|intro|answer|note|paragraphs|lead|callOut)$/;

/** Places where a text with such a key is no sentence: a legend of a drawing, a table, a sign, an example with its date. */
const fragmentPattern =
  /^(?:fault-labels\S* prices\.rows|home\S* hero\.sign|region-\S* rule\.items|service-heat-pump\S* legend\.items)/;

test('WD-3: texts are whole sentences with a full stop', () => {
  const open = [...content.rawCopy].flatMap(([name, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const key = path.findLast((one) => typeof one === 'string') ?? '';
      const place = `${name} ${path.join('.')}`;
      const isWhole = sentenceEndPattern.test(text.trim()) || sharedEndingPattern.test(text);
      return sentenceKeyPattern.test(key) && !fragmentPattern.test(place) && !isWhole
        ? [`${place}: ${text}`]
        : [];
    }),
  );
  const shared = Object.values(content.rawUi).flatMap(({ safety }) => Object.values(safety));
  expect([...open, ...shared.filter((text) => !sentenceEndPattern.test(text))]).toEqual([]);
});
