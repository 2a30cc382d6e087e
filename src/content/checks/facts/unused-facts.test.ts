import { expect, test } from 'vitest';
import { factOf, facts } from '../../loaders/fact-table.ts';
import type { Fact } from '../../schemas/facts.ts';
import { unusedFactProblems } from './unused-facts.ts';

const problemsWith = (name: string, changed: Partial<Fact>): string[] =>
  unusedFactProblems(new Map([...facts, [name, { ...factOf('prices.repair', 'test'), ...changed }]])).map(
    ({ message }) => message,
  );

test('every fact is used or has a reason why not', () => {
  expect(unusedFactProblems()).toEqual([]);
});

test('a fact that nothing uses is found', () => {
  expect(problemsWith('prices.unheard-of', {})).toEqual([
    expect.stringMatching(/^content\/facts\/prices\.yaml: unheard-of: nothing uses it.*or write unused:/),
  ]);
  expect(problemsWith('prices.unheard-of', { unused: 'a reason' })).toEqual([]);
});

test('a fact that is used and marked as unused is found', () => {
  expect(problemsWith('prices.repair', { unused: 'a reason' })).toEqual([
    expect.stringContaining('content/facts/prices.yaml: repair: unused: something uses it'),
  ]);
});

test('BC-4: an entry that contradicts no fact is found', () => {
  expect(problemsWith('prices.unheard-of', { unused: 'a reason', insteadOf: 'prices.none' })).toEqual([
    expect.stringContaining('unheard-of: insteadOf: unknown fact prices.none'),
  ]);
});
