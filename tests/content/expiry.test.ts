import { expect, test } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { factNamesIn, hasExpired } from '#src/content/facts/due-facts.ts';
import { isWarning } from '#src/content/finding.ts';
import { loadSite } from '#src/load-site.ts';
import { isRelease } from '../support/test-scope.ts';
import { contentFiles, formatFinding, siteOf } from './edited-files.ts';

/** The first day of each month until 2032-01. `npm test` takes only those that follow an end or a review date. */
const firstsOfMonth = Array.from({ length: 62 }, (_, index) => {
  const month = 11 + index;
  return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
});
const facts = [...siteOf(contentFiles).content.facts.values()];
const endDays = facts.flatMap(({ until, reviewBy, next }) =>
  [until, reviewBy, next?.from].filter((day) => day !== undefined),
);
const testedDays = firstsOfMonth.filter(
  (day, index) =>
    isRelease || index === 0 || endDays.some((end) => end < day && end >= (firstsOfMonth[index - 1] ?? '')),
);

test('TR-5: a fact that ends, ends on all pages: until 2032 no page has a gap, and none says that an expired fact applies', {
  // A release makes the site of every month, which takes a busy machine longer than vitest.config.ts allows.
  timeout: 600_000,
}, () => {
  expect(testedDays.length).toBeGreaterThan(3);
  for (const day of testedDays) {
    const { site, findings } = loadSite(contentFiles, day);
    if (site === null) throw new Error(`No site on ${day}.`);
    expect(findings.filter((found) => !isWarning(found)).map(formatFinding), day).toEqual([]);
    const { content } = site;
    const expired = new Set(
      [...content.facts].flatMap(([name, fact]) => (hasExpired(fact, day) ? [name] : [])),
    );
    const written = [...content.rawCopy].flatMap(([name, copy]) =>
      textsIn(copy).map(({ path, text }) => ({ name, path, text })),
    );
    const late = written.filter(({ text }) => factNamesIn(text).some((name) => expired.has(name)));
    expect(late, day).toEqual([]);
    const rendered = [...content.copy].flatMap(([name, copy]) =>
      textsIn(copy).map(({ path, text }) => `${name} ${path.join('.')}: ${text}`),
    );
    const articles = Object.values(content.articles)
      .flat()
      .map(({ id, html }) => `${id}: ${html.replace(/<[^>]*>/g, '')}`);
    expect(
      [...rendered, ...articles].filter((text) => /undefined|NaN|\[object|Invalid Date|\{/.test(text)),
      day,
    ).toEqual([]);
  }
});
