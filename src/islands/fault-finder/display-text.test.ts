import { expect, test } from 'vitest';
import { displayText } from './display-text.ts';

test.each(['F.28', 'F.323', 'E.04.03', '3Y 215', 'Su.01', '1017'])(
  'TL-1: the display shows all of %s',
  (code) => {
    expect(displayText(code)).toBe(code);
  },
);

test('TL-1: a letter that the display does not have is a dash, and no other code', () => {
  expect([displayText('zz9'), displayText(' f 28 '), displayText('#'), displayText('')]).toEqual([
    '--9',
    'F 28',
    '--',
    '--',
  ]);
});
