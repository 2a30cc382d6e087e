import { expect, test } from 'vitest';
import { maintenanceRuleOf } from './maintenance-rules.ts';
import { nextMaintenanceOf } from './next-maintenance.ts';
import { parseAppliance } from './parse-appliance.ts';

const today = '2026-11-23';
const thresholds = { flanders: 20, wallonia: 100 };
test('TL-3: a postal code decides the Region, also with its country before it', () => {
  const regions = ['1770', 'B-1770', 'b 1770', 'B1770'].map((postcode) => {
    const read = parseAppliance({ postcode, appliance: 'gas', region: 'brussels' }, today);
    return read.valid ? read.appliance.region : read.mistakes;
  });
  expect(regions).toEqual(['flanders', 'flanders', 'flanders', 'flanders']);
});

const parse = (values: Parameters<typeof parseAppliance>[0]) =>
  parseAppliance({ region: 'brussels', appliance: 'gas', ...values }, today);

test.each([
  ['brussels', 'gas', 5, 'brussels-gas'],
  ['brussels', 'oil', null, 'brussels-oil'],
  ['flanders', 'gas', 19.9, 'flanders-small'],
  ['flanders', 'gas', 20, 'flanders-gas'],
  ['flanders', 'gas', null, 'flanders-gas'],
  ['flanders', 'oil', 12, 'flanders-small'],
  ['flanders', 'solid', 8, 'flanders-solid'],
  ['flanders', 'water-heater', 28, 'flanders-water-heater'],
  ['wallonia', 'gas', 100, 'wallonia-gas'],
  ['wallonia', 'gas', 100.5, 'wallonia-gas-large'],
  ['wallonia', 'oil', 250, 'wallonia-oil'],
  ['wallonia', 'heat-pump', null, 'heat-pump'],
] as const)('TL-3: the rule in %s for %s of %s kW is %s', (region, appliance, power, rule) => {
  expect(maintenanceRuleOf(region, appliance, power, thresholds)).toBe(rule);
});

test.each([
  [2, '2025-03-12', { state: 'later', date: '2027-03-12', days: 109 }],
  [1, '2026-01-10', { state: 'soon', date: '2027-01-10', days: 48 }],
  [1, '2025-11-23', { state: 'soon', date: '2026-11-23', days: 0 }],
  [1, '2025-11-22', { state: 'late', date: '2026-11-22', days: -1 }],
  [1, '2024-02-29', { state: 'late', date: '2025-02-28', days: -633 }],
  [2, null, { state: 'now' }],
  [null, '2025-03-12', { state: 'none' }],
] as const)('TL-3: with a period of %s years, after %s, the state is %j', (years, last, due) => {
  expect(nextMaintenanceOf(years, last, today)).toEqual(due);
});

test('TL-3: a power is read with its unit and a comma, or left out', () => {
  const powers = ['24', ' 24 kW', '23,5', '\u200e30\u200f', ''].map((power) => parse({ power }));
  expect(powers).toMatchObject([24, 24, 23.5, 30, null].map((power) => ({ appliance: { power } })));
});

test.each([
  [{ power: '0' }, { power: 'power' }],
  [{ power: '-3' }, { power: 'power' }],
  [{ power: 'abc' }, { power: 'power' }],
  [{ power: '1e999' }, { power: 'power' }],
  [{ power: '9999' }, { power: 'power-large' }],
  [{ last: '2026-11-24' }, { last: 'date-future' }],
  [{ last: '1926-11-24' }, { last: 'date-early' }],
  [{ last: '2026-02-30' }, { last: 'date' }],
  [{ last: 'hier' }, { last: 'date' }],
  [{ postcode: '17' }, { postcode: 'postcode' }],
  [{ region: 'mars' }, { region: 'region' }],
  [{ appliance: '' }, { appliance: 'appliance' }],
])('TL-3: the wrong input %j is refused, with the message %j', (values, mistakes) => {
  expect(parse(values)).toEqual({ valid: false, mistakes });
});
