import { describe, expect, test } from 'vitest';
import { formatDate } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';
import { articleOf } from '#src/routing/page-content.ts';
import { articleFile, articleIds, contentFile } from '../support/content-files.ts';
import { attribute, linksOf, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { compact, plain } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';

const heatPump = 'choisir-pompe-chaleur-bruxelles-2025';

describe.each(languages)('the blog index in %s', (lang) => {
  const page = open(`/${lang}/blog`);
  const cards = sectionOf(page, 'articles').querySelectorAll('article');
  const articles = articleIds()
    .map((id) => ({ id, ...articleFile(id, lang).front }))
    .sort((a, b) => a.order - b.order);
  const { articles: words } = contentFile(`copy/blog/${lang}`);

  test('BL-1: a card for each article, in the order of their files; a link to the contact section', () => {
    expect(cards.map(linksOf)).toEqual(articles.map(({ id }) => [`/${lang}/blog/${id}`]));
    expect(linksOf(page.main)).toContain(`/${lang}#contact`);
  });

  test('BL-2: title, excerpt, category with an emoji, read time and long date on each card', () => {
    articles.forEach(({ id, category, date, excerpt, title }, index) => {
      const card = cards[index] ?? page.main;
      const text = textOf(card);
      expect(text).toMatch(/\p{Extended_Pictographic}/u);
      expect(attribute(card.querySelector('time'), 'datetime')).toBe(date);
      expect(text).toContain(plain(formatDate(date, lang)));
      expect(text).toContain(`${articleOf(id, lang).readTime} ${plain(words.readTime)}`);
      for (const part of [title, excerpt, category]) expect(compact(text)).toContain(compact(part));
    });
  });

  test('BL-4: articles are fetched on demand and say so meanwhile, but for the heat-pump guide', () => {
    cards.forEach((card, index) => {
      const direct = articles[index]?.loadsDirectly === true;
      expect(card.hasAttribute('data-on-demand')).toBe(!direct);
      const status = card.querySelector('[role="status"]');
      expect(status === null ? null : textOf(status)).toBe(direct ? null : plain(words.loading));
    });
  });
});

describe.each(languages.flatMap((lang) => articleIds().map((id) => ({ id, lang }))))(
  'RT-6: $id in $lang',
  ({ id, lang }) => {
    const page = open(`/${lang}/blog/${id}`);
    const { front, body } = articleFile(id, lang);
    const [text = page.main] = page.main.querySelectorAll('article');

    test('BL-3: a link back to the index, and a table of contents of its sections', () => {
      expect(linksOf(text)[0]).toBe(`/${lang}/blog`);
      const contents = page.main.querySelector('nav[aria-labelledby="contents"]') ?? page.main;
      const headings = text.querySelectorAll('h2').map((heading) => `#${attribute(heading, 'id')}`);
      expect(linksOf(contents)).toEqual(headings);
      expect(headings).toHaveLength(body.match(/^## /gm)?.length ?? 0);
    });

    test('BL-2, BL-3: says when it was written and how long it takes, and takes about that long', () => {
      expect(textOf(page.main)).toContain(plain(formatDate(front.date, lang)));
      const words = textOf(text).split(' ').length;
      expect(Math.abs(words / 200 / articleOf(id, lang).readTime - 1)).toBeLessThanOrEqual(0.25);
    });

    test('BL-3: ends with a button to the contact form', () => {
      expect(linksOf(sectionOf(page, 'call-to-action'))).toContain(`/${lang}#contact`);
    });

    test('BC-5: where it names a law or a grant, it says when these were looked up', () => {
      if (!body.includes('{subsidies.')) return;
      expect(
        body,
        `content/articles/${id}/${lang}.md: no sentence says on which day the grants were looked up. Write one that names {law.reviewed}.`,
      ).toContain('{law.reviewed}');
      expect(textOf(page.main)).toContain(renderTemplate('{law.reviewed}', lang));
    });
  },
);

test.each(languages)('BL-3: the heat-pump guide has sections and a checklist (%s)', (lang) => {
  const { main } = open(`/${lang}/blog/${heatPump}`);
  expect(textsOf(main, 'article h2').length).toBeGreaterThanOrEqual(6);
  expect(main.querySelectorAll('article ul.checks li').length).toBeGreaterThan(0);
});
