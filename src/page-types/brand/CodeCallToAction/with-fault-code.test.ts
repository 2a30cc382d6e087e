import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { segmentPath } from '#src/drawings/segments.ts';
import { withFaultCode } from './with-fault-code.ts';

const drawing = readFileSync('src/drawings/brands/fault-phone-call.svg', 'utf8');

test('BR-2: the drawn boiler shows the code it is given, centred on its display', () => {
  const shown = withFaultCode(drawing, 'EA');
  expect(shown).toContain(segmentPath('EA', 79, 'lit'));
  expect(shown.match(/class="segment-on"/g)).toHaveLength(1);
});
