import { expect, test } from 'vitest';
import { formatDate } from '#src/lib/format.ts';
import { type BuiltPage, firstMatch, origin, pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { articleIds, readArticle, readContentFile } from '../support/content-files.ts';
import { attribute, linksOf, sectionOf, textOf } from '../support/dom.ts';
import { compactText, toPlainText } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { nodesOf } from '../support/structured-data.ts';

const articlePages = pagesLike(/^article\//);
const idOf = ({ id }: BuiltPage) => id.slice('article/'.length);
const sourceOf = (page: BuiltPage) => readArticle(idOf(page), page.lang);

/** Minutes of reading: as the file of the article says, or else as the built page computed from its words. */
const minutesOf = (page: BuiltPage): number =>
  sourceOf(page).front.readTime ?? Number(firstMatch(page.html, /"timeRequired":"PT(\d+)M"/));

/** The page `/blog` of each language, with its cards and the pages of the articles in the order of their files. */
const blogPages = pagesLike(/^blog$/).map((page) => ({
  ...page,
  cards: sectionOf(page, 'articles').querySelectorAll('article'),
  pagesInOrder: articleIds()
    .map((id) => pageOf(`article/${id}`, page.lang))
    .sort((a, b) => sourceOf(a).front.order - sourceOf(b).front.order),
  words: readContentFile(`copy/blog/${page.lang}`).articles,
}));

test('BL-1: the index has a card for each article, in the order of their files, and a link to the contact section', () => {
  checkEach(blogPages, ({ lang, main, cards, pagesInOrder }) => {
    expect(cards.map(linksOf)).toEqual(pagesInOrder.map(({ path }) => [path]));
    expect(linksOf(main)).toContain(`/${lang}#contact`);
  });
});

test('BL-2: a card has title, excerpt, category with an emoji, reading time and long date', () => {
  checkEach(blogPages, ({ lang, main, cards, pagesInOrder, words }) => {
    for (const [position, page] of pagesInOrder.entries()) {
      const card = cards[position] ?? main;
      const { category, date, excerpt, title } = sourceOf(page).front;
      expect(textOf(card)).toMatch(/\p{Extended_Pictographic}/u);
      expect(attribute(card.querySelector('time'), 'datetime')).toBe(date);
      expect(textOf(card)).toContain(toPlainText(formatDate(date, lang)));
      expect(textOf(card)).toContain(`${minutesOf(page)} ${toPlainText(words.readTime)}`);
      for (const part of [title, excerpt, category])
        expect(compactText(textOf(card))).toContain(compactText(part));
    }
  });
});

test('BL-4: a card fetches its article when it is opened and shows a loading notice meanwhile, except the one that loads directly', () => {
  checkEach(blogPages, ({ cards, pagesInOrder, words }) => {
    const isDirect = pagesInOrder.map((page) => sourceOf(page).front.loadsDirectly === true);
    expect(isDirect.filter(Boolean)).toHaveLength(1);
    expect(cards.map((card) => card.hasAttribute('data-on-demand'))).toEqual(
      isDirect.map((direct) => !direct),
    );
    expect(cards.map((card) => card.querySelectorAll('[role="status"]').map(textOf))).toEqual(
      isDirect.map((direct) => (direct ? [] : [toPlainText(words.loading)])),
    );
  });
});

test('RT-6, BL-3: an article leads back to the index and ends with a button to the contact form; its table of contents names its sections', () => {
  checkEach(articlePages, (page) => {
    const [text = page.main] = page.main.querySelectorAll('article');
    expect(linksOf(text)[0]).toBe(`/${page.lang}/blog`);
    expect(linksOf(sectionOf(page, 'call-to-action'))).toContain(`/${page.lang}#contact`);
    const contents = page.main.querySelector('nav[aria-labelledby="contents"]') ?? page.main;
    const ids = text.querySelectorAll('h2').map((heading) => `#${attribute(heading, 'id')}`);
    // The table of contents stands in the article, after the introduction.
    const headings = ids.filter((id) => id !== '#contents');
    expect(linksOf(contents)).toEqual(headings);
    expect(headings).toHaveLength(sourceOf(page).body.match(/^## /gm)?.length ?? 0);
  });
});

test('BL-2, BL-3: an article says when it was written and how long it takes, as its data do', () => {
  checkEach(articlePages, (page) => {
    const { title, date, updated } = sourceOf(page).front;
    const text = textOf(page.main);
    expect(text).toContain(toPlainText(formatDate(date, page.lang)));
    expect(text).toContain(
      `${minutesOf(page)} ${toPlainText(readContentFile(`copy/blog/${page.lang}`).articles.readTime)}`,
    );
    const [data] = nodesOf(page.html, 'Article');
    expect(compactText(String(data?.headline))).toBe(compactText(title));
    expect(data).toMatchObject({
      datePublished: date,
      dateModified: updated ?? date,
      timeRequired: `PT${minutesOf(page)}M`,
      author: { '@id': `${origin}/#business` },
      inLanguage: `${page.lang}-BE`,
    });
  });
});

test('BC-5: an article that names a grant says on which day the grants were looked up', () => {
  const naming = articlePages.filter((page) => sourceOf(page).body.includes('{subsidies.'));
  checkEach(naming, (page) =>
    expect(textOf(page.main), 'Write a sentence that names {law.reviewed}.').toContain(
      renderTemplate('{law.reviewed}', page.lang),
    ),
  );
});
