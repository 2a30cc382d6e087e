import { expect, test } from 'vitest';
import { grantStateOn, lastValidDay, type Scheme } from './periods.ts';

const grant = (from: string | null, until: string | null): Scheme => ({ kind: 'grant', from, until });
const loan = (from: string | null, until: string | null): Scheme => ({ kind: 'loan', from, until });

test.each([
  ['a grant', [grant('2026-03-01', null), loan(null, null)], 'open'],
  ['a loan after a grant has ended', [grant(null, '2026-11-22'), loan('2026-10-01', null)], 'loan'],
  ['a grant on its last day', [grant(null, '2026-11-23')], 'open'],
  ['a grant on its first day', [grant('2026-11-23', null)], 'open'],
  ['a grant from tomorrow', [grant('2026-11-24', null)], 'closed'],
  ['nothing', [], 'closed'],
] as const)('TL-4: the state of a Region with %s', (_, schemes, state) => {
  expect(grantStateOn(schemes, '2026-11-23')).toBe(state);
});

test.each([
  ['the end of the review, where nothing opens or ends before', grant('2026-03-01', null), '2027-02-28'],
  ['the last day of an open scheme', grant(null, '2026-12-31'), '2026-12-31'],
  ['the day before a scheme opens', loan('2027-01-01', null), '2026-12-31'],
])('TL-4: a status may be shown until %s', (_, scheme, until) => {
  expect(lastValidDay([scheme], '2026-11-23', '2027-02-28')).toBe(until);
});
