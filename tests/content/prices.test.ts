import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { yamlNamesIn } from '#src/content/content-files.ts';
import { type Finding, isWarning } from '#src/content/finding.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import type { FactValue } from '#src/lib/units.ts';
import {
  contentFiles,
  type Edit,
  editFiles,
  findingsIn,
  formatFinding,
  replaceText,
  setValue,
  siteOf,
} from './edited-files.ts';

/*
 * docs/guides/change-a-price.md done to the letter. No check of the content may need more than the guide says.
 */

/** Changes what `change` returns in each fact of a file. */
const changeFacts =
  (name: string, change: (fact: Fact, key: string) => Partial<Fact>): Edit =>
  (changed) => {
    const file = `content/facts/${name}.yaml`;
    const document = parseDocument(changed.get(file) ?? '');
    for (const [key, fact] of Object.entries(document.toJS() as Record<string, Fact>))
      for (const [part, value] of Object.entries(change(fact, key))) document.setIn([key, part], value);
    changed.set(file, document.toString());
  };

const raiseBySeven = (value: FactValue): FactValue => {
  if (typeof value === 'number') return value + 7;
  return Array.isArray(value) ? [value[0] + 7, value[1] + 7] : value;
};

/** Edits that raise every price of the guide's table. */
const dearerPrices = ['prices', 'repairs', 'installation', 'heat-pump', 'underfloor', 'maintenance'].map(
  (name) =>
    changeFacts(name, ({ unit, value, byPage, follows, formula, vat }) => {
      if (!unit.startsWith('EUR') || vat === undefined || formula !== undefined || follows !== undefined)
        return {};
      if (value !== undefined) return { value: raiseBySeven(value) };
      const each = Object.entries(byPage ?? {}).map(([page, one]) => [page, raiseBySeven(one)]);
      return { byPage: Object.fromEntries(each) };
    }),
);

/** Edits after which everything that the law decides was last looked up a year later. */
const reviewDay = '2027-11-20';
const reviewedLaws = [
  ...yamlNamesIn(contentFiles, 'content/facts').map((name) =>
    changeFacts(name, (fact) =>
      fact.reviewed === undefined ? {} : { reviewed: reviewDay, reviewBy: '2028-11-20' },
    ),
  ),
  ...[...contentFiles.keys()]
    .filter((file) => file.startsWith('content/articles/'))
    .map((file) => replaceText(file, /^updated:.*$/m, `updated: ${reviewDay}`)),
  setValue('content/facts/law.yaml', 'reviewed.value', reviewDay),
];

/** Edits that apply the corrections of the findings. */
const correctionEdits = (findings: readonly Finding[]): Edit[] =>
  findings.flatMap(({ fix }) =>
    fix === undefined ? [] : [setValue(fix.file, fix.path.join('.'), fix.value)],
  );

test('BC-1: after a change of prices the check reports every sum computed from them with its new value, and nothing once these are written', () => {
  const changes = [...dearerPrices, ...reviewedLaws];
  const found = findingsIn(editFiles(...changes), reviewDay);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ code }) => code !== 'formula-wrong').map(formatFinding)).toEqual([]);
  expect(findingsIn(editFiles(...changes, ...correctionEdits(found)), reviewDay).map(formatFinding)).toEqual(
    [],
  );
});

const dayBeforeChange = '2026-12-31';
const dayOfChange = '2027-01-01';
const pricesFromChange = { repair: 171, 'gas-maintenance': 163 };
const announcedChanges = Object.entries(pricesFromChange).map(([key, value]) =>
  setValue('content/facts/prices.yaml', `${key}.next`, { from: dayOfChange, value }),
);

test('TR-5: before a price changes on a day the check reports sums computed from it, and nothing once their new values are written', () => {
  const found = findingsIn(editFiles(...announcedChanges), dayBeforeChange);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ code }) => code !== 'formula-wrong-from').map(formatFinding)).toEqual([]);
  const written = editFiles(...announcedChanges, ...correctionEdits(found));
  expect(findingsIn(written, dayBeforeChange).map(formatFinding)).toEqual([]);
  const then = findingsIn(written, dayOfChange);
  expect(then.every(isWarning)).toBe(true);
  expect(then.map(formatFinding)).toContain('next-applies content/facts/prices.yaml repair.next');
});

test('BC-1: until that day pages have the price of today, from it on the next one; a price that follows it, too', () => {
  const factsOn = (date: string) => siteOf(editFiles(...announcedChanges), date).content.facts;
  for (const [key, value] of Object.entries(pricesFromChange)) {
    expect(factsOn(dayBeforeChange).of(`prices.${key}`).value, key).not.toBe(value);
    expect(factsOn(dayOfChange).of(`prices.${key}`).value, key).toBe(value);
  }
  expect(factsOn(dayBeforeChange).of('prices.urgent-repair').value).not.toBe(pricesFromChange.repair);
  expect(factsOn(dayOfChange).of('prices.urgent-repair').value).toBe(pricesFromChange.repair);
});
