import { expect, test } from 'vitest';
import { comparableCode, faultCodeAnchor } from './comparable-code.ts';

test('TL-1: a code is read however it is typed', () => {
  const typed = ['F.28', 'f28', 'F 28', 'F-28', ' f : 28 ', 'Ｆ２８', '\u200fF.28\u200e'];
  expect(new Set(typed.map(comparableCode))).toEqual(new Set(['F28']));
});

test('ER-2: the anchor of a code', () => {
  expect(['F.28', 'S.04', 'E9', '6A', 'EA', '501'].map(faultCodeAnchor)).toEqual([
    'f-28',
    's-04',
    'e-9',
    '6-a',
    'ea',
    '501',
  ]);
});
