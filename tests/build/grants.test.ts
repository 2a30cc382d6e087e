import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { attributes, builtPages, pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { attribute, linksOf, sectionOf, textsOf } from '../support/dom.ts';

const grantPages = pagesLike(/^grants$/);
/** Pages that show the state of a grant until a day, and hold the text that replaces it after that day. */
const pagesWithEndDates = builtPages().filter(({ html }) => html.includes('data-until'));

test('TL-4: a statement that holds until a day has its successor beside it, hidden, so that the browser can exchange them', () => {
  expect(pagesWithEndDates.length).toBeGreaterThan(grantPages.length);
  checkEach(pagesWithEndDates, ({ html }) => {
    expect(attributes(html, 'data-until')).toEqual(attributes(html, 'data-after'));
    expect(html.match(/ data-after="[\d-]+"(?! hidden="")/)).toBeNull();
  });
});

test('TL-4: other pages say the same states of the grants', () => {
  const stateIn = (element: HtmlElement) =>
    [...textsOf(element, '[data-until] b'), ...textsOf(element, '[data-until] p')][0];
  checkEach(
    pagesWithEndDates.filter(({ id }) => id !== 'grants'),
    ({ lang, main }) => {
      const grants = pageOf('grants', lang);
      const cards = main.querySelectorAll('li').flatMap((card) => {
        const region = linksOf(card)
          .find((link) => link.startsWith(`${grants.path}#`))
          ?.split('#')[1];
        const status = grants.main
          .querySelectorAll('details')
          .find((fold) => fold.querySelector(`div#${region}`) !== null);
        return status === undefined ? [] : [[stateIn(card), stateIn(status)]];
      });
      expect(cards.length).toBeGreaterThanOrEqual(2);
      for (const [state, same] of cards) expect(state).toBe(same);
    },
  );
});

test('TL-4: last days are in order, with the first day on which the statuses close among them', () => {
  checkEach(grantPages, (page) => {
    const days = sectionOf(page, 'deadlines')
      .querySelectorAll('time')
      .map((time) => attribute(time, 'datetime'));
    expect(days).toEqual(days.toSorted());
    const ends = sectionOf(page, 'statuses').querySelectorAll('[data-until]');
    expect(days).toContain(ends.map((status) => attribute(status, 'data-until')).toSorted()[0]);
  });
});
