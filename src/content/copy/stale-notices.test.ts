import { describe, expect, test } from 'vitest';
import { plainText } from '#src/lib/plain-text.ts';
import { content } from '#src/site.ts';
import { articleWithStaleNotices } from '../articles/article-blocks.ts';
import { authorityUrlsWithoutNotice, withStaleNotices } from './stale-notices.ts';

const contextBeforeReview = { ...content, day: '2026-03-01', lang: 'fr' as const };
const contextAfterReview = { ...contextBeforeReview, day: '2099-01-01' };
const textWithReviewedFact = '{vat.reduced}';
const noticePattern = /\[[^\]]+\]\(notice:https:\/\/finances\.belgium\.be\)/;

describe('TR-2: a text with a stale fact ends with a notice, and no other text does', () => {
  test('after that text, with the public body to ask', () => {
    const copy = { faq: [{ answer: `It is ${textWithReviewedFact}.` }, { answer: 'It snows.' }] };
    const [first, second] = withStaleNotices(copy, contextAfterReview).faq;
    expect(first?.answer).toMatch(noticePattern);
    expect(second?.answer).toBe('It snows.');
    expect(withStaleNotices(copy, contextBeforeReview)).toEqual(copy);
  });

  test('in the text nearest to a heading or a figure that names it', () => {
    const copy = {
      rules: [
        { figure: textWithReviewedFact, text: 'a year' },
        { figure: '2', text: 'months' },
      ],
      note: 'So it is.',
    };
    const { rules, note } = withStaleNotices(copy, contextAfterReview);
    expect(rules.map(({ figure }) => figure)).toEqual([textWithReviewedFact, '2']);
    expect(rules[0]?.text).toMatch(noticePattern);
    expect(rules[1]?.text).toBe('months');
    expect(note).toBe('So it is.');
    expect(
      withStaleNotices(
        { columns: [textWithReviewedFact], head: textWithReviewedFact, note: 'Ask.' },
        contextAfterReview,
      ).note,
    ).toMatch(noticePattern);
  });

  test('never beside an emergency number', () => {
    const copy = { gas: { text: 'Call {emergency.gas-brussels}.' } };
    expect(withStaleNotices(copy, contextAfterReview)).toEqual(copy);
  });

  test('nor in texts that search engines and share images read', () => {
    const { text } = withStaleNotices({ text: `At ${textWithReviewedFact}.` }, contextAfterReview);
    expect(plainText(text)).toBe(`At ${textWithReviewedFact}.`);
  });

  test('every fact with a review date in the copy has a text that can contain the notice', () => {
    const without = [...content.rawCopy].filter(
      ([, copy]) => authorityUrlsWithoutNotice(copy, contextAfterReview).length > 0,
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});

describe('TR-2: in an article the notice follows the paragraph, the list item or the table', () => {
  const marked = (body: string): string[] =>
    articleWithStaleNotices(body, contextAfterReview)
      .split('\n')
      .filter((line) => noticePattern.test(line));

  test.each([
    ['a paragraph', `Nothing.\n\nIt is ${textWithReviewedFact}.\nAnd more.\n\nNothing.`, 'And more.'],
    ['a list item', `- one\n- two ${textWithReviewedFact}\n- three`, '- two'],
    [
      'a paragraph of a callout',
      `> [!note] Title ${textWithReviewedFact}\n>\n> Text ${textWithReviewedFact}.`,
      '> Text',
    ],
  ])('%s', (_, body, start) => {
    const lines = marked(body);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(start);
  });

  test('a table, after which it is a paragraph of its own', () => {
    const body = articleWithStaleNotices(
      `| a | b |\n| --- | --- |\n| c | ${textWithReviewedFact} |\n\nEnd.`,
      contextAfterReview,
    );
    const [table = '', mark = '', end = ''] = body.split('\n\n');
    expect(table).not.toMatch(noticePattern);
    expect(mark).toMatch(noticePattern);
    expect(end).toBe('End.');
  });
});
