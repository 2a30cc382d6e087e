import { expect, test } from 'vitest';
import { specifiedFaultCodes } from '#tests/support/specified-fault-codes.ts';
import { codeWidth, segmentPath } from './segments.ts';

test('ER-2: every specified fault code fits the screen in seven segments', () => {
  const codes = Object.values(specifiedFaultCodes).flat();
  expect(codes.filter((code) => codeWidth(code) > 150)).toEqual([]);
  for (const code of codes)
    expect(segmentPath(code, 0, 'lit'), code).toMatch(/^(M[\d.]+ [\d.]+h[\d.]+v[\d.]+h-[\d.]+z)+$/);
});
