import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/lib/language.ts';
import { content } from '#src/site.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { linksOf, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { specifiedFaultCodes } from '../support/specified-fault-codes.ts';

const pathOf = (slug: string, lang: Language) => `/${lang}/marques/${slug}`;
const faultCards = (slug: string, lang: Language) =>
  sectionOf(open(pathOf(slug, lang)), 'faults').querySelectorAll('article');

describe.each(languages)('BR-1: the index in %s', (lang) => {
  const cards = sectionOf(open(`/${lang}/marques`), 'brands').querySelectorAll('article');

  test('each brand has a card with a button to its page', () => {
    const slugs = yamlNamesIn('brands').sort(
      (a, b) => contentFile(`brands/${a}`).order - contentFile(`brands/${b}`).order,
    );
    expect(cards.map(linksOf)).toEqual(slugs.map((slug) => [pathOf(slug, lang)]));
  });

  test('spec §3: a card has three strengths, which are also on the page of the brand', () => {
    for (const card of cards) {
      const strengths = textsOf(card, 'li');
      expect(strengths).toHaveLength(3);
      const onPage = textsOf(sectionOf(open(linksOf(card)[0] ?? ''), 'strengths'), 'li h3');
      expect(onPage).toEqual(expect.arrayContaining(strengths));
    }
  });
});

describe.each(
  Object.entries(specifiedFaultCodes).flatMap(([slug, codes]) =>
    languages.map((lang) => ({ slug, codes, lang })),
  ),
)('BR-2: $slug in $lang', ({ slug, codes, lang }) => {
  const page = open(pathOf(slug, lang));

  test('ER-2: every specified code has a card with its meaning, what to do and when to stop', () => {
    const cards = faultCards(slug, lang);
    for (const code of codes) {
      const card = cards.find((one) => textsOf(one, 'h3')[0]?.startsWith(code));
      const lists = card?.querySelectorAll('ul').map((list) => list.querySelectorAll('li').length) ?? [];
      expect(lists, code).toHaveLength(2);
      expect(Math.min(...lists), code).toBeGreaterThanOrEqual(1);
    }
  });

  test('ER-2: the codes lead to the numbers for a smell of gas', () => {
    const repair = { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' }[lang];
    expect(linksOf(sectionOf(page, 'faults'))).toEqual(expect.arrayContaining([`${repair}#gas`, 'tel:112']));
  });

  test('a phone link, and a quote link to the contact section of the home page', () => {
    const links = linksOf(sectionOf(page, 'call'));
    expect(links.some((link) => link.startsWith('tel:+32'))).toBe(true);
    expect(links).toContain(`/${lang}#contact`);
  });
});

test.each(languages)('BR-2: Junkers is serviced, and no longer installed (%s)', (lang) => {
  // The plate of a brand that is installed says so, and in which time the quote comes.
  expect(textOf(sectionOf(open(pathOf('junkers', lang)), 'about-brand'))).not.toContain(
    plain(content.ui[lang].price.onQuote),
  );
  expect(
    JSON.stringify(contentFile(`copy/brand-junkers/${lang}`)),
    `content/copy/brand-junkers/${lang}.yaml: names a fact of content/facts/installation.yaml, but Junkers is serviced and no longer installed. Take that sentence out.`,
  ).not.toContain('{installation.');
});
