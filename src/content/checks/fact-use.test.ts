import { expect, test } from 'vitest';
import { factOf, facts } from '../loaders/fact-table.ts';
import type { Fact } from '../schemas/facts.ts';
import { factUseProblems } from './fact-use.ts';

const problemsWith = (name: string, changed: Partial<Fact>): string[] =>
  factUseProblems(new Map([...facts, [name, { ...factOf('prices.repair', 'test'), ...changed }]]));

test('every fact is named somewhere, or says why not', () => {
  expect(factUseProblems()).toEqual([]);
});

test('a fact that nothing names is found', () => {
  expect(problemsWith('prices.unheard-of', {})).toEqual([
    expect.stringMatching(/^content\/facts\/prices\.yaml: unheard-of: nothing names it.*or write unused:/),
  ]);
  expect(problemsWith('prices.unheard-of', { unused: 'kept' })).toEqual([]);
});

test('a fact that is named and calls itself unused is found', () => {
  expect(problemsWith('prices.repair', { unused: 'kept' })).toEqual([
    expect.stringContaining('content/facts/prices.yaml: repair: unused: something names it'),
  ]);
});

test('BC-4: an entry that contradicts no fact is found', () => {
  expect(problemsWith('prices.unheard-of', { unused: 'kept', insteadOf: 'prices.none' })).toEqual([
    expect.stringContaining('unheard-of: insteadOf: unknown fact prices.none'),
  ]);
});
