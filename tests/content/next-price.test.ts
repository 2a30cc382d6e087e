import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { copyProject } from '../../tools/site/project-copy.ts';

/*
 * docs/guides/change-a-price.md, "A price that changes on a certain day", in a copy of the project: the price of a repair
 * and one from which examples are computed. All that a page or a machine reads of a price changes on that day.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const before = '2026-12-31';
const day = '2027-01-01';
const later = { repair: 171, 'gas-maintenance': 163 };

let root = '';
beforeAll(() => {
  root = copyProject(false);
  for (const [key, value] of Object.entries(later)) setNext('prices', key, value);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const setNext = (file: string, key: string, value: unknown) => {
  const path = `${root}/content/facts/${file}.yaml`;
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.setIn([key, 'next'], { from: day, value });
  writeFileSync(path, document.toString());
};

/** What an expression gives on a day, in a process of its own: modules keep what they have read. */
const on = (siteDate: string, imports: string, expression: string) => {
  const script = `${imports}; process.stdout.write(JSON.stringify(${expression}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_DATE: siteDate },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

const problems = (siteDate: string): string[] =>
  on(siteDate, `const { allProblems } = await import('./src/content/checks/problems.ts')`, 'allProblems()');

const amounts = (siteDate: string) =>
  on(
    siteDate,
    `const { priceFile } = await import('./src/endpoints/price-file.ts');
     const { fillFacts } = await import('./src/copy/fill.ts')`,
    `{
      prices: Object.fromEntries(priceFile().prices.map(({ id, excludingVat }) => [id, excludingVat?.low])),
      sentence: ['repair', 'urgent-repair'].map((key) => fillFacts('{prices.' + key + '}', 'fr', 'test')),
    }`,
  );

test('TR-5: what is computed from the price is named beforehand, and written as the message says nothing is left', () => {
  const messages = problems(before);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) {
    const [, file = '', key = '', value = ''] =
      /^content\/facts\/([\w-]+)\.yaml: ([\w-]+): .*Write next: \{ from: 2027-01-01, value: (.*) \}\.$/.exec(
        message,
      ) ?? [];
    expect(file, message).not.toBe('');
    setNext(file, key, JSON.parse(value));
  }
  expect(problems(before)).toEqual([]);
  expect(problems(day)).toEqual([]);
});

test('BC-1: until that day pages and prices.json have the price of today, from it on the next one', () => {
  const now = amounts(before);
  const then = amounts(day);
  for (const [key, value] of Object.entries(later)) {
    expect(now.prices[`prices.${key}`], key).not.toBe(value);
    expect(then.prices[`prices.${key}`], key).toBe(value);
  }
  // A price that follows another changes with it.
  expect(now.sentence.join()).not.toContain(String(later.repair));
  for (const sentence of then.sentence) expect(sentence).toContain(String(later.repair));
});

test('BC-1: from that day on the build says that the entry can be tidied up', () => {
  const warnings = (siteDate: string): string =>
    on(
      siteDate,
      `const { allWarnings } = await import('./src/content/checks/problems.ts')`,
      `allWarnings(new Date('${siteDate}'))`,
    ).join('\n');
  expect(warnings(before)).not.toContain('next value');
  expect(warnings(day)).toMatch(/content\/facts\/prices\.yaml: repair: its next value applies since/);
});
