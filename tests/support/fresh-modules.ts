import { afterAll, expect, vi } from 'vitest';

// The unit tests of one worker share the modules that they import. Tests in tests/content change the site that
// src/site.ts exports. Without a reset, the next test file would see their changes.
afterAll(() => {
  if (expect.getState().testPath?.includes('/tests/content/')) vi.resetModules();
});
