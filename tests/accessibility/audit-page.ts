import type { Page } from 'playwright-core';
import { type Site, widths } from '../browser/site.ts';

/** A page to look at everything with. The language gate has no script, which would send every visitor on at once. */
export const openAuditPage = async ({ browser, origin }: Site): Promise<Page> => {
  const viewport = { width: widths.phone, height: 800 };
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
  await context.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script>[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body });
  });
  return context.newPage();
};
