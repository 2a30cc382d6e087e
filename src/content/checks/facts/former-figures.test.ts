import { describe, expect, test } from 'vitest';
import type { Fact } from '../../schemas/facts.ts';
import { formerArticleProblems, formerCopyProblems } from './former-figures.ts';

const table = new Map<string, Fact>([
  ['subsidies.old', { value: 6000, unit: 'EUR', source: 'x', former: true }],
  ['subsidies.new', { value: 1500, unit: 'EUR', source: 'x' }],
]);

describe('TR-2: a former figure is only allowed where it is small and marked', () => {
  test('in copy that is a list `former`', () => {
    const copy = (former: string, text: string) => ({
      prices: { note: text, former: { title: '', items: [{ label: '', value: former }] } },
    });
    expect(formerCopyProblems('x.yaml', copy('{subsidies.old}', '{subsidies.new}'), table)).toEqual([]);
    const [problem = ''] = formerCopyProblems(
      'x.yaml',
      copy('{subsidies.new}', '{subsidies.old|number}'),
      table,
    );
    expect(problem).toContain('x.yaml: prices.note');
    expect(problem).toContain('{subsidies.old}');
  });

  test('in an article that is a box `former`', () => {
    const box = '> [!former] Old\n>\n> | a | b |\n> | --- | --- |\n> | c | {subsidies.old} |';
    expect(formerArticleProblems('x.md', `Now {subsidies.new}.\n\n${box}\n\nMore.`, table)).toEqual([]);
    expect(formerArticleProblems('x.md', `${box}\n\nUp to {subsidies.old}.`, table)).toHaveLength(1);
    expect(formerArticleProblems('x.md', box.replace('former', 'note'), table)).toHaveLength(1);
  });
});
