import { expect, test } from 'vitest';
import { sevenSegmentText } from './seven-segment-text.ts';

test('TL-1: the display shows all of a code; a letter that the display cannot show becomes a dash, so that it never reads as another code', () => {
  const codes = ['F.28', 'F.323', 'E.04.03', '3Y 215', 'Su.01', '1017'];
  expect(codes.map(sevenSegmentText)).toEqual(codes);
  expect(['zz9', ' f 28 ', '#', ''].map(sevenSegmentText)).toEqual(['--9', 'F 28', '--', '--']);
});
