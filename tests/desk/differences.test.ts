import { expect, test } from 'vitest';
import { fileDifferences } from '../../desk/server/file-differences.ts';
import { differences } from '../../desk/source/differences.ts';
import { valueShown } from '../../desk/ui/shown-value.ts';
import { sayIn } from '../../desk/ui/words.ts';

test.each([
  ['taken out of the middle of a list', ['a', 'b', 'c'], ['a', 'c'], [[[1], 'b', undefined]]],
  ['added in the middle of a list', ['a', 'c'], ['a', 'b', 'c'], [[[1], undefined, 'b']]],
  ['put in the place of another', ['a', 'b'], ['a', 'c'], [[[1], 'b', 'c']]],
  [
    'taken out of two places of a list',
    ['a', 'b', 'c', 'd', 'e'],
    ['b', 'd', 'e'],
    [
      [[0], 'a', undefined],
      [[2], 'c', undefined],
    ],
  ],
  [
    'out of a list whose item with an id changed',
    [{ id: 'a' }, { id: 'b', text: 'x' }, { id: 'c' }, { id: 'd' }],
    [{ id: 'b', text: 'y' }, { id: 'd' }],
    [
      [[0], { id: 'a' }, undefined],
      [[0, 'text'], 'x', 'y'],
      [[2], { id: 'c' }, undefined],
    ],
  ],
  ['a range, which is one value', { a: [1, 2] }, { a: [1, 3] }, [[['a'], [1, 2], [1, 3]]]],
])('DK-1: what is %s is one difference each', (_, before, after, expected) => {
  expect(differences(before, after).map((one) => [one.path, one.before, one.after])).toEqual(expected);
});

test.each([
  ['value: 159\n  unit: EUR', 'value: 160.5\n  unit: EUR', '159 €', '160,50 €', '€ 159', '€ 160,50'],
  [
    'value: [2, 3]\n  unit: day',
    'value: [2, 4]\n  unit: day',
    '2 à 3 jours',
    '2 à 4 jours',
    '2 tot 3 dagen',
    '',
  ],
  ['value: 6\n  unit: percent', 'value: 7\n  unit: percent', '6 %', '7 %', '6%', '7%'],
  ['value: 25\n  unit: kilometre', 'value: 30\n  unit: kilometre', '25 km', '30 km', '25 km', '30 km'],
])(
  'DK-1: a value of a fact is told as pages print it: %s',
  (before, after, frBefore, frAfter, nlBefore, nlAfter) => {
    const file = 'content/facts/prices.yaml';
    const [found] = fileDifferences(
      new Map([[file, `repair:\n  ${before}\n`]]),
      new Map([[file, `repair:\n  ${after}\n`]]),
    );
    const [difference] = found?.differences ?? [];
    const shown = (language: 'fr' | 'nl', value = difference?.before) =>
      valueShown(value, {
        language,
        say: sayIn(language),
        fill: String,
        name: String,
        unit: difference?.unit,
      }).replace(/\s/g, ' ');
    expect(shown('fr')).toBe(frBefore);
    expect(shown('fr', difference?.after)).toBe(frAfter);
    expect(shown('nl')).toBe(nlBefore);
    if (nlAfter !== '') expect(shown('nl', difference?.after)).toBe(nlAfter);
  },
);
