import { expect, test } from 'vitest';
import { fuels } from '../fuels.ts';
import { legalRegions } from '../place-search/legal-regions.ts';
import { homeAgeIds, refusalIdOf, ruleIdForPrice, toolPriceIdOf, toolPriceIds, workIds } from './works.ts';

test('TL-8: the paper that a Region asks for is a check in Brussels and comes with the maintenance elsewhere', () => {
  expect(legalRegions.map((region) => toolPriceIdOf('check', 'gas', region))).toEqual([
    'peb-check',
    'gas-maintenance',
    'gas-maintenance',
  ]);
});

test('TL-8: every price is the answer to a question', () => {
  const answers = workIds.flatMap((work) =>
    fuels.flatMap((energy) => legalRegions.map((region) => toolPriceIdOf(work, energy, region))),
  );
  expect([...new Set(answers)].sort()).toEqual([...toolPriceIds].sort());
});

test('TL-8: a boiler that the law forbids is refused: oil in Brussels and in new buildings, gas in new buildings but in Wallonia', () => {
  const refused = toolPriceIds.flatMap((priced) =>
    homeAgeIds.flatMap((age) =>
      legalRegions.flatMap((region) => {
        const reason = refusalIdOf(priced, age, region);
        return reason === null ? [] : `${priced}, ${age}, ${region}: ${reason}`;
      }),
    ),
  );
  expect(refused).toEqual([
    'gas-boiler, new, brussels: gas-new-brussels',
    'gas-boiler, new, flanders: gas-new-flanders',
    'oil-boiler, older, brussels: oil-brussels',
    'oil-boiler, younger, brussels: oil-brussels',
    'oil-boiler, new, brussels: oil-brussels',
    'oil-boiler, new, flanders: oil-new-flanders',
    'oil-boiler, new, wallonia: oil-new-wallonia',
  ]);
});

test('TL-8: a check without maintenance has the rule of the maintenance of its fuel, every other work its own', () => {
  expect(ruleIdForPrice('peb-check', 'oil')).toBe('oil-maintenance');
  expect(ruleIdForPrice('sweeping', 'gas')).toBe('sweeping');
});
