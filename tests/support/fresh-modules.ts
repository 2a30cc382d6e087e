import { afterAll, expect, vi } from 'vitest';

// The unit tests of one worker share the modules that they import. Those of tests/content change the site's value: the
// next file loads it anew.
afterAll(() => {
  if (expect.getState().testPath?.includes('/tests/content/')) vi.resetModules();
});
