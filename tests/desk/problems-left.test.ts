import { expect, test } from 'vitest';
import type { Problem } from '../../desk/server/problem.ts';
import type { Change, Path } from '../../desk/source/change.ts';
import { problemsLeft } from '../../desk/ui/problems-left.ts';

const fr = 'content/copy/home/fr.yaml';
const nl = 'content/copy/home/nl.yaml';
const differ = 'the languages name different facts (none / {prices.repair}).';

const problem = (file: string, path: Path, message: string): Problem => ({ file, path, items: [], message });
const set = (path: Path): Change => ({ kind: 'set', path, value: 'x' });

const left = (problems: readonly Problem[], change: Change, file = fr): string[] =>
  problemsLeft(problems, file, change).map((one) => `${one.file.slice(-7, -5)} ${one.path.join('.')}`);

test('DK-3: what is edited has no problem any more, and another field keeps its own', () => {
  const problems = [
    problem(fr, ['hero', 'title'], 'empty'),
    problem(fr, ['hero', 'intro'], 'empty'),
    problem(nl, ['hero', 'title'], 'too long'),
  ];
  expect(left(problems, set(['hero', 'title']))).toEqual(['fr hero.intro', 'nl hero.title']);
});

test('DK-3: a problem of both languages goes from both when one of them is edited', () => {
  const both = [fr, nl].map((file) => problem(file, ['hero', 'title'], 'is empty.'));
  expect(left(both, set(['hero', 'title']))).toEqual([]);
  expect(left([problem(nl, ['hero', 'title'], differ)], set(['hero', 'title']))).toEqual([]);
  expect(left([problem(nl, ['hero', 'intro'], differ)], set(['hero', 'title']))).toEqual(['nl hero.intro']);
});

test('DK-3: a problem of a group goes with one of its fields, that of the whole file stays', () => {
  const problems = [problem(fr, ['phones', 'fr'], 'not the printed one'), problem(fr, [], 'not valid')];
  expect(left(problems, set(['phones', 'fr', 'number']))).toEqual(['fr ']);
});

test('DK-3: an item that is added, moved or removed takes the places of the problems of its list along', () => {
  const problems = [
    problem(fr, ['faq', 'items'], 'too few'),
    problem(fr, ['faq', 'items', 3, 'answer'], 'empty'),
    problem(fr, ['hero', 'title'], 'empty'),
  ];
  const path = ['faq', 'items', 1];
  for (const change of [
    { kind: 'remove', path },
    { kind: 'move', path, to: 0 },
    { kind: 'add', path, value: 'x' },
  ] as const)
    expect(left(problems, change), change.kind).toEqual(['fr hero.title']);
  expect(left(problems, set(['faq', 'items', 1, 'answer']))).toHaveLength(3);
});
