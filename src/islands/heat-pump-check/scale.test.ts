import { expect, test } from 'vitest';
import { axisTickStep } from './scale.ts';

test.each([3, 17, 99, 450, 2030, 2500, 7400, 98_000])(
  'the scale of %d has three to seven lines at round figures',
  (most) => {
    const step = axisTickStep(most);
    expect(Math.floor(most / step) + 1).toBeGreaterThanOrEqual(3);
    expect(Math.floor(most / step) + 1).toBeLessThanOrEqual(7);
    expect(String(step)).toMatch(/^[125]0*$|^0\.[125]$/);
  },
);
