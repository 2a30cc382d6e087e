import { describe, expect, test } from 'vitest';
import { allArticles, article, rawArticle } from '#src/copy/articles.ts';
import { copyOf } from '#src/copy/copy.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { attribute, band, linksOf, open, textOf, textsOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { said } from '../support/render-template.ts';
import { nodesOf } from '../support/structured-data.ts';
import { shown } from '../support/visible-text.ts';

const languages = ['fr', 'nl'] as const;

/** What src/copy/articles.test.ts compares with the specification; here it has to stand on the pages. */
const articlesIn = { fr: allArticles('fr'), nl: allArticles('nl') };
const heatPump = 'choisir-pompe-chaleur-bruxelles-2025';

/** Words of the blog's copy, as they have to stand on its pages. */
const words = (lang: Language) => {
  const { articles, article } = copyOf('blog', lang);
  return { readTime: shown(articles.readTime), loading: shown(articles.loading), back: shown(article.back) };
};

describe.each(languages)('the blog index in %s', (lang) => {
  const page = open(`/${lang}/blog`);
  const cards = band(page, 'articles').querySelectorAll('article');
  const articles = articlesIn[lang];

  test('BL-1: the cards in the order of their files, each to its article', () => {
    expect(cards.map(linksOf)).toEqual(articles.map(({ id }) => [`/${lang}/blog/${id}`]));
  });

  test('BL-1: a link to the contact section of the home page', () => {
    expect(linksOf(page.main)).toContain(`/${lang}#contact`);
  });

  test('BL-2: title, excerpt, category with its emoji, read time and long date on each card', () => {
    articles.forEach(({ category, date, readTime }, index) => {
      const card = cards[index] ?? page.main;
      expect(textOf(card)).toMatch(/\p{Extended_Pictographic}/u);
      expect(textsOf(card, 'h3 a')).toHaveLength(1);
      expect(textsOf(card, 'p').some((text) => text.length > 30)).toBe(true);
      expect(attribute(card.querySelector('time'), 'datetime')).toBe(date);
      expect(textOf(card)).toContain(plain(formatDate(date, lang)));
      expect(textOf(card)).toContain(`${readTime} ${words(lang).readTime}`);
      expect(textOf(card)).toContain(plain(category));
    });
  });

  test('BL-4: all but the heat-pump guide are fetched on demand and say so meanwhile', () => {
    cards.forEach((card, index) => {
      const direct = articles[index]?.id === heatPump;
      expect(card.hasAttribute('data-on-demand')).toBe(!direct);
      const status = card.querySelector('[role="status"]');
      expect(status === null ? null : textOf(status)).toBe(direct ? null : words(lang).loading);
    });
  });
});

const pages = languages.flatMap((lang) =>
  articlesIn[lang].map(({ id, readTime, date }) => ({
    id,
    readTime,
    date,
    lang,
    path: `/${lang}/blog/${id}`,
  })),
);

describe.each(pages)('RT-6: $path', ({ lang, path, readTime, date }) => {
  const page = open(path);
  const body = page.main.querySelector('article');

  test('BL-3: a link back to the index, a table of contents that fits the sections', () => {
    const [back] = body?.querySelectorAll('a') ?? [];
    expect(attribute(back ?? null, 'href')).toBe(`/${lang}/blog`);
    expect(back === undefined ? '' : textOf(back)).toContain(words(lang).back);
    const contents = linksOf(page.main.querySelector('nav[aria-labelledby="contents"]') ?? page.main);
    const headings = body?.querySelectorAll('h2').map((heading) => `#${attribute(heading, 'id')}`) ?? [];
    expect(headings.length).toBeGreaterThanOrEqual(1);
    expect(contents).toEqual(headings);
  });

  test('BL-2, BL-3: says when it was written and how long it takes, and takes about that long', () => {
    const hero = textOf(page.main);
    expect(hero).toContain(plain(formatDate(date, lang)));
    expect(hero).toContain(`${readTime} ${words(lang).readTime}`);
    const [post] = nodesOf(page.html, 'Article');
    expect(post).toMatchObject({ datePublished: date, inLanguage: `${lang}-BE` });
    const written = textsOf(page.main, 'article')[0]?.split(' ').length ?? 0;
    expect(Math.abs(written / 200 / readTime - 1)).toBeLessThanOrEqual(0.25);
  });

  test('BL-3: ends with a button to the contact form', () => {
    expect(linksOf(band(page, 'call-to-action'))).toContain(`/${lang}#contact`);
  });
});

test.each(languages)(
  'BL-3: the heat-pump guide has its six sections, of which tests/content/specified-words/ says what on, and a checklist (%s)',
  (lang) => {
    const page = open(`/${lang}/blog/${heatPump}`);
    const headings = article(heatPump, lang).toc.map(({ label }) => shown(label));
    expect(headings).toHaveLength(6);
    expect(textsOf(page.main, 'article h2')).toEqual(headings);
    const checks = page.main.querySelectorAll('article ul.checks li');
    expect(checks.length).toBeGreaterThanOrEqual(8);
  },
);

test.each(languages)('BC-5: articles about grants and oil say what was checked, and when (%s)', (lang) => {
  for (const id of ['subventions-chauffage', 'chaudiere-gaz-vs-mazout', heatPump]) {
    const hint = `content/articles/${id}/${lang}.md: no sentence says on which day laws and grants were looked up. Write one that names {law.reviewed}.`;
    expect(rawArticle(id, lang).body, hint).toContain('{law.reviewed}');
    expect(textOf(open(`/${lang}/blog/${id}`).main), id).toContain(said('{law.reviewed}', lang));
  }
});
