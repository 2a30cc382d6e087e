import { expect, test } from 'vitest';
import { samplesIn } from './SampleBadge.tsx';

test.each([
  [[true, true], 'all'],
  [[true, false, true], 'some'],
  [[false, false], 'none'],
] as const)('BC-7: of items that are samples (%j) the badges are on %s', (samples, badges) => {
  expect(samplesIn(samples.map((sample) => ({ sample })))).toBe(badges);
});
