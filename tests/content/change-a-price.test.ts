import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { foldersIn, namesIn } from '#src/content/io/folders.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import type { FactValue } from '#src/lib/units.ts';
import { copyProject } from '../../tools/site/project-copy.ts';

/*
 * docs/guides/change-a-price.md done to the letter, in a copy of the project: every price of its table costs more, and
 * everything that the law decides was looked up a year later. No check of the content may need more than the guide says.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let root = '';
const reviewedOn = '2027-02-20';
const nextReview = '2028-02-20';

/** The files of the guide's table; of maintenance.yaml it names the one price that differs. */
const priceFiles = ['prices', 'repairs', 'installation', 'heat-pump', 'underfloor', 'maintenance'];

/** Writes what `change` returns into each fact of a file. */
const changeFacts = (file: string, change: (fact: Fact, key: string) => Partial<Fact>): void => {
  const path = `${root}/content/facts/${file}.yaml`;
  const document = parseDocument(readFileSync(path, 'utf8'));
  const changes = Object.entries(document.toJS() as Record<string, Fact>).map(
    ([key, fact]) => [key, change(fact, key)] as const,
  );
  for (const [key, parts] of changes) {
    for (const [part, value] of Object.entries(parts)) document.setIn([key, part], value);
  }
  writeFileSync(path, document.toString());
};

const dearer = (value: FactValue): FactValue => {
  if (typeof value === 'number') return value + 7;
  return Array.isArray(value) ? [value[0] + 7, value[1] + 7] : value;
};

const changePrices = () => {
  for (const file of priceFiles)
    changeFacts(file, ({ unit, value, places, follows, formula, vat }) => {
      if (!unit.startsWith('EUR') || vat === undefined || formula !== undefined) return {};
      if (value !== undefined) return { value: dearer(value) };
      if (follows !== undefined) return {};
      return {
        places: Object.fromEntries(Object.entries(places ?? {}).map(([at, one]) => [at, dearer(one)])),
      };
    });
};

const reviewLaws = () => {
  for (const file of namesIn(`${root}/content/facts`, '.yaml')) {
    changeFacts(file, ({ reviewed }) =>
      reviewed === undefined ? {} : { reviewed: reviewedOn, reviewBy: nextReview },
    );
  }
  for (const id of foldersIn(`${root}/content/articles`)) {
    for (const lang of ['fr', 'nl']) {
      const path = `${root}/content/articles/${id}/${lang}.md`;
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^updated:.*$/m, `updated: ${reviewedOn}`));
    }
  }
  changeFacts('law', (_, key) => (key === 'reviewed' ? { value: reviewedOn } : {}));
};

/** Mistakes that the check names, in a process of its own: modules keep what they have read. */
const problems = (): string => {
  const script = `
    const { allProblems } = await import('./src/content/checks/problems.ts');
    process.stdout.write(allProblems().join('\\n'));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    // A day after that of the reviews: a review cannot be in the future.
    env: { ...process.env, SITE_DATE: reviewedOn },
  });
  return stdout + stderr;
};

/** Writes each sum as the check says. */
const writeSums = (messages: string) => {
  const sums = messages.matchAll(/^content\/facts\/([\w-]+)\.yaml: ([\w-]+): is .* Write (.*)\.$/gm);
  for (const [, file = '', sum, right = ''] of sums)
    changeFacts(file, (_, key) => (key === sum ? { value: JSON.parse(right) } : {}));
};

let firstProblems = '';
beforeAll(() => {
  root = copyProject(false);
  changePrices();
  reviewLaws();
  firstProblems = problems();
  writeSums(firstProblems);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('every sum built on a price is named with what to write, and nothing else is', () => {
  const lines = firstProblems.split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/ makes .* Write .*\.$/.test(line))).toEqual([]);
});

test('once they are written, the content has no problem left', () => {
  expect(problems()).toBe('');
});
