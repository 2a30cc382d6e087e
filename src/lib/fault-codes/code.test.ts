import { expect, test } from 'vitest';
import { comparableCode, faultAnchor } from './code.ts';

test.each(['F.28', 'f28', 'F 28', 'F-28', ' f : 28 ', 'Ｆ２８', '\u200fF.28\u200e'])(
  'TL-1: "%s" is read as F28',
  (typed) => {
    expect(comparableCode(typed)).toBe('F28');
  },
);

test.each([
  ['F.28', 'f-28'],
  ['S.04', 's-04'],
  ['E9', 'e-9'],
  ['6A', '6-a'],
  ['EA', 'ea'],
  ['501', '501'],
])('ER-2: the anchor of %s is #%s', (code, anchor) => {
  expect(faultAnchor(code)).toBe(anchor);
});
