import type { CDPSession, Page } from 'playwright-core';

/** Slows a page's processor four times, as Lighthouse does for a phone. @returns the session, to ask the browser more. */
export const slowProcessor = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
};
