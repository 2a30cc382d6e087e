import { describe, expect, test } from 'vitest';
import { plainText } from '#src/lib/plain-text.ts';
import { content } from '#src/site.ts';
import { articleWithReviewNotices } from '../articles/blocks.ts';
import { authoritiesWithoutNotice, withStaleNotices } from './stale-notices.ts';

const now = { ...content, day: '2026-03-01', lang: 'fr' as const };
const late = { ...now, day: '2099-01-01' };
const dated = '{vat.reduced}';
const notice = /\[[^\]]+\]\(review:https:\/\/finances\.belgium\.be\)/;

describe('TR-2: a text with a stale fact ends with a notice, and no other text does', () => {
  test('after that text, with the public body to ask', () => {
    const copy = { faq: [{ answer: `It is ${dated}.` }, { answer: 'It snows.' }] };
    const [first, second] = withStaleNotices(copy, late).faq;
    expect(first?.answer).toMatch(notice);
    expect(second?.answer).toBe('It snows.');
    expect(withStaleNotices(copy, now)).toEqual(copy);
  });

  test('in the text nearest to a heading or a figure that names it', () => {
    const copy = {
      rules: [
        { figure: dated, text: 'a year' },
        { figure: '2', text: 'months' },
      ],
      note: 'So it is.',
    };
    const { rules, note } = withStaleNotices(copy, late);
    expect(rules.map(({ figure }) => figure)).toEqual([dated, '2']);
    expect(rules[0]?.text).toMatch(notice);
    expect(rules[1]?.text).toBe('months');
    expect(note).toBe('So it is.');
    expect(withStaleNotices({ columns: [dated], head: dated, note: 'Ask.' }, late).note).toMatch(notice);
  });

  test('never beside an emergency number', () => {
    const copy = { gas: { text: 'Call {emergency.gas-brussels}.' } };
    expect(withStaleNotices(copy, late)).toEqual(copy);
  });

  test('nor in texts that search engines and share images read', () => {
    const { text } = withStaleNotices({ text: `At ${dated}.` }, late);
    expect(plainText(text)).toBe(`At ${dated}.`);
  });

  test('every fact with a review date in the copy has a text that can contain the notice', () => {
    const without = [...content.rawCopy].filter(
      ([, copy]) => authoritiesWithoutNotice(copy, late).length > 0,
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});

describe('TR-2: in an article the notice follows the paragraph, the list item or the table', () => {
  const marked = (body: string): string[] =>
    articleWithReviewNotices(body, late)
      .split('\n')
      .filter((line) => notice.test(line));

  test.each([
    ['a paragraph', `Nothing.\n\nIt is ${dated}.\nAnd more.\n\nNothing.`, 'And more.'],
    ['a list item', `- one\n- two ${dated}\n- three`, '- two'],
    ['a paragraph of a callout', `> [!note] Title ${dated}\n>\n> Text ${dated}.`, '> Text'],
  ])('%s', (_, body, start) => {
    const lines = marked(body);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(start);
  });

  test('a table, after which it is a paragraph of its own', () => {
    const body = articleWithReviewNotices(`| a | b |\n| --- | --- |\n| c | ${dated} |\n\nEnd.`, late);
    const [table = '', mark = '', end = ''] = body.split('\n\n');
    expect(table).not.toMatch(notice);
    expect(mark).toMatch(notice);
    expect(end).toBe('End.');
  });
});
