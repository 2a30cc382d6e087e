import { describe, expect, test } from 'vitest';
import { attribute, band, linksOf, open, textOf, textsOf } from '../dom.ts';
import { nodesOf } from '../graph.ts';

const languages = ['fr', 'nl'] as const;

/** Spec §3: the articles in their order, with French category, its emoji and the read time in minutes. */
const articles = [
  { id: 'depannage-chaudiere-bruxelles', category: 'Urgence', minutes: 8 },
  { id: 'entretien-chaudiere', category: 'Entretien', minutes: 10 },
  { id: 'choisir-pompe-chaleur-bruxelles-2025', category: 'Guides', minutes: 8 },
  { id: 'chaudiere-gaz-vs-mazout', category: 'Comparatifs', minutes: 12 },
  { id: 'chauffage-au-sol', category: 'Installation', minutes: 11 },
  { id: 'subventions-chauffage', category: 'Primes', minutes: 14 },
  { id: 'trouver-chauffagiste', category: 'Conseils', minutes: 10 },
] as const;
const heatPump = 'choisir-pompe-chaleur-bruxelles-2025';

const words = {
  fr: {
    date: '15 janvier 2025',
    readTime: 'min de lecture',
    loading: 'Chargement...',
    back: 'Retour au blog',
  },
  nl: { date: '15 januari 2025', readTime: 'min leestijd', loading: 'Laden...', back: 'Terug naar de blog' },
};

describe.each(languages)('the blog index in %s', (lang) => {
  const page = open(`/${lang}/blog`);
  const cards = band(page, 'articles').querySelectorAll('article');

  test('BL-1: seven cards in the order of the specification, each to its article', () => {
    expect(cards.map(linksOf)).toEqual(articles.map(({ id }) => [`/${lang}/blog/${id}`]));
  });

  test('BL-1: a link to the contact section of the home page', () => {
    expect(linksOf(page.main)).toContain(`/${lang}#contact`);
  });

  test('BL-2: title, excerpt, category with its emoji, read time and long date on each card', () => {
    const emoji = cards.map((card) => textOf(card).match(/\p{Extended_Pictographic}/u)?.[0]);
    expect(new Set(emoji).size).toBe(7);
    expect(emoji).not.toContain(undefined);
    cards.forEach((card, index) => {
      expect(textsOf(card, 'h3 a')).toHaveLength(1);
      expect(textsOf(card, 'p').some((text) => text.length > 30)).toBe(true);
      expect(attribute(card.querySelector('time'), 'datetime')).toBe('2025-01-15');
      expect(textOf(card)).toContain(words[lang].date);
      expect(textOf(card)).toContain(`${articles[index]?.minutes} ${words[lang].readTime}`);
      if (lang === 'fr') expect(textOf(card)).toContain(articles[index]?.category);
    });
  });

  test('BL-4: all but the heat-pump guide are fetched on demand and say so meanwhile', () => {
    cards.forEach((card, index) => {
      const direct = articles[index]?.id === heatPump;
      expect(card.hasAttribute('data-on-demand')).toBe(!direct);
      const status = card.querySelector('[role="status"]');
      expect(status === null ? null : textOf(status)).toBe(direct ? null : words[lang].loading);
    });
  });
});

const pages = languages.flatMap((lang) =>
  articles.map(({ id, minutes }) => ({ id, minutes, lang, path: `/${lang}/blog/${id}` })),
);

describe.each(pages)('RT-6: $path', ({ lang, path, minutes }) => {
  const page = open(path);
  const body = page.main.querySelector('article');

  test('BL-3: a link back to the index, a table of contents that fits the sections', () => {
    const [back] = body?.querySelectorAll('a') ?? [];
    expect(attribute(back ?? null, 'href')).toBe(`/${lang}/blog`);
    expect(back === undefined ? '' : textOf(back)).toContain(words[lang].back);
    const contents = linksOf(page.main.querySelector('nav[aria-labelledby="contents"]') ?? page.main);
    const headings = body?.querySelectorAll('h2').map((heading) => `#${attribute(heading, 'id')}`) ?? [];
    expect(headings.length).toBeGreaterThanOrEqual(5);
    expect(contents).toEqual(headings);
  });

  test('BL-2, BL-3: says when it was written and how long it takes, and takes about that long', () => {
    const hero = textOf(page.main);
    expect(hero).toContain(words[lang].date);
    expect(hero).toContain(`${minutes} ${words[lang].readTime}`);
    const [post] = nodesOf(page.html, 'Article');
    expect(post).toMatchObject({ datePublished: '2025-01-15', inLanguage: `${lang}-BE` });
    const written = textsOf(page.main, 'article')[0]?.split(' ').length ?? 0;
    expect(Math.abs(written / 200 / minutes - 1)).toBeLessThanOrEqual(0.25);
  });

  test('BL-3: ends with a button to the contact form', () => {
    expect(linksOf(band(page, 'call-to-action'))).toContain(`/${lang}#contact`);
  });
});

test.each(languages)(
  'BL-3: the heat-pump guide has types, power, compatibility, brands, subsidies and a checklist (%s)',
  (lang) => {
    const page = open(`/${lang}/blog/${heatPump}`);
    const sections = {
      fr: [/types/i, /puissance/i, /compatibilité/i, /marques/i, /primes/i, /liste/i],
      nl: [/soorten/i, /vermogen/i, /past ze/i, /merken/i, /premies/i, /lijst/i],
    }[lang];
    const headings = textsOf(page.main, 'article h2');
    expect(headings).toHaveLength(sections.length);
    sections.forEach((section, index) => {
      expect(headings[index]).toMatch(section);
    });
    const checks = page.main.querySelectorAll('article ul.checks li');
    expect(checks.length).toBeGreaterThanOrEqual(8);
  },
);

test.each(languages)('BC-5: articles about grants and oil say what was checked, and when (%s)', (lang) => {
  for (const id of ['subventions-chauffage', 'chaudiere-gaz-vs-mazout', heatPump]) {
    expect(textOf(open(`/${lang}/blog/${id}`).main), id).toMatch(
      { fr: /vérifiée?s? le 21 février 2026/i, nl: /nagekeken op 21 februari 2026/ }[lang],
    );
  }
});
