import { expect, test } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { contentFiles, siteOf } from './edited-files.ts';

const { content } = siteOf(contentFiles);

const sentenceEndPattern = /[.!?:…][)»”]?$|\]\([^)]*\)$/;

/** A text that ends in one of the shared wordings, which end in a full stop themselves. */
const endsInSharedWordingPattern = /\{safety\.[a-z-]+\}$/;

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
      const isWhole = sentenceEndPattern.test(text.trim()) || endsInSharedWordingPattern.test(text);
      return sentenceKeyPattern.test(key) && !fragmentPattern.test(place) && !isWhole
        ? [`${place}: ${text}`]
        : [];
    }),
  );
  const shared = Object.values(content.rawUi).flatMap(({ safety }) => Object.values(safety));
  expect([...open, ...shared.filter((text) => !sentenceEndPattern.test(text))]).toEqual([]);
});

/** How a page speaks of its own sources instead of its subject. */
const researchPattern =
  /n['’]avons pas trouvé|non trouvée?s?\b|lu chez|indication retirée|nos recherches|nos sources|hebben we niet gevonden|vonden we niet|gelezen bij|vermelding ingetrokken|onze bronnen/i;

test('WD-3: no page speaks of our own research', () => {
  const copy = [...content.rawCopy].flatMap(([name, one]) =>
    textsIn(one).map(({ path, text }) => `${name} ${path.join('.')}: ${text}`),
  );
  const articles = [...content.rawArticles].map(([name, { body }]) => `${name}: ${body}`);
  expect([...copy, ...articles].filter((text) => researchPattern.test(text))).toEqual([]);
});
