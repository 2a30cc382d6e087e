import { describe, expect, test } from 'vitest';
import { brandSlugs } from '#src/content/loaders/brands.ts';
import { copyOf, rawCopyOf } from '#src/copy/copy.ts';
import { ui } from '#src/copy/ui.ts';
import { faults } from '../content/specified-words/brands.ts';
import { band, linksOf, open, textOf, textsOf } from '../support/dom.ts';
import { said } from '../support/render-template.ts';
import { shown } from '../support/visible-text.ts';

const languages = ['fr', 'nl'] as const;

/** Spec §8; tests/content/specified-words.test.ts holds what each of them means. */
const pages = Object.entries(faults).flatMap(([slug, codes]) =>
  languages.map((lang) => ({ slug, codes, lang, path: `/${lang}/marques/${slug}` })),
);

test('ER-2: the specification names 36 codes', () => {
  expect(Object.values(faults).flat()).toHaveLength(36);
});

describe.each(languages)('the brand index in %s', (lang) => {
  const page = open(`/${lang}/marques`);
  const cards = band(page, 'brands').querySelectorAll('article');

  test('BR-1: the cards in order, each with its button to the brand page', () => {
    expect(cards.map(linksOf)).toEqual(brandSlugs().map((slug) => [`/${lang}/marques/${slug}`]));
    for (const card of cards) expect(textsOf(card, 'a')[0]?.startsWith(shown(ui(lang).learnMore))).toBe(true);
  });

  test('spec §3: each card has three strengths, the first three of the six on its page', () => {
    for (const [index, slug] of brandSlugs().entries()) {
      const strengths = cards[index] === undefined ? [] : textsOf(cards[index], 'li');
      expect(strengths).toHaveLength(3);
      const onPage = textsOf(band(open(`/${lang}/marques/${slug}`), 'strengths'), 'li h3');
      expect(strengths).toEqual(onPage.slice(0, 3));
    }
  });

  test('BR-1: Junkers appears as a brand in service, not one that is installed', () => {
    const junkers = cards.find((card) => textsOf(card, 'h3').includes('Junkers'));
    const { text } = copyOf('brands', lang).cards.items.find(({ slug }) => slug === 'junkers') ?? {
      text: '?',
    };
    expect(junkers === undefined ? '' : textOf(junkers)).toContain(shown(text));
  });
});

describe.each(pages)('BR-2: $path', ({ slug, codes, lang, path }) => {
  const page = open(path);
  const copy = copyOf(`brand-${slug}`, lang);

  test('about text, three products with three features each, six strengths', () => {
    expect(textsOf(band(page, 'about-brand'), 'p').length).toBeGreaterThanOrEqual(2);
    const products = band(page, 'products').querySelectorAll('article');
    expect(products.map((product) => product.querySelectorAll('li').length)).toEqual([3, 3, 3]);
    for (const product of products) expect(textsOf(product, 'p')[0]?.length).toBeGreaterThan(15);
    expect(textsOf(band(page, 'strengths'), 'li h3')).toHaveLength(6);
  });

  test('a phone link and a link to the contact section of the home page', () => {
    const call = band(page, 'call');
    expect(linksOf(call).some((link) => link.startsWith('tel:+32'))).toBe(true);
    expect(linksOf(call)).toContain(`/${lang}#contact`);
    expect(textsOf(call, 'a').at(-1)).toBe(shown(copyOf('fault-labels', lang).quote));
  });

  test.each(codes)('ER-2: %s: %s, with what to do and when to stop', (code, _, pressure) => {
    const card = band(page, 'faults').querySelectorAll('article')[
      codes.findIndex(([other]) => other === code)
    ];
    if (card === undefined) throw new Error(`${path}: no card for ${code}`);
    const heading = textsOf(card, 'h3')[0] ?? '';
    expect(heading.startsWith(code)).toBe(true);
    const words = copy.faults.items.find((fault) => fault.code === code);
    expect(heading).toContain(shown(words?.title ?? '?'));
    expect(textOf(card)).toContain(shown(words?.meaning ?? '?'));
    const fixes = card.querySelectorAll('ul').map((list) => list.querySelectorAll('li').length);
    expect(fixes).toHaveLength(2);
    expect(Math.min(...fixes)).toBeGreaterThanOrEqual(1);
    for (const figure of pressure?.split(' ') ?? []) expect(textOf(card)).toContain(said(figure, lang));
  });

  test('ER-2: warns never to open the casing, and leads to the numbers for a smell of gas', () => {
    const section = band(page, 'faults');
    expect(textOf(section)).toContain(shown(copyOf('fault-labels', lang).note));
    const repair = { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' }[lang];
    expect(linksOf(section)).toContain(`${repair}#gas`);
    expect(linksOf(section)).toContain('tel:112');
  });
});

test.each(languages)(
  'BR-2: the Junkers page offers service of existing appliances, no new ones (%s)',
  (lang) => {
    const page = open(`/${lang}/marques/junkers`);
    const about = textOf(band(page, 'about-brand'));
    // The plate of a brand that is installed says so, and in which time the quote comes.
    expect(about).not.toContain(shown(ui(lang).price.onQuote));
    expect(
      JSON.stringify(rawCopyOf('brand-junkers', lang)),
      `content/copy/brand-junkers/${lang}.yaml: names a fact of content/facts/installation.yaml, but Junkers is serviced and no longer installed. Take that sentence out.`,
    ).not.toContain('{installation.');
    expect(about).toContain(shown(copyOf('brand-junkers', lang).about.lead));
  },
);
