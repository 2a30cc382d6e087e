import type { Browser, Page } from 'playwright-core';
import { widths } from '../browser/site.ts';

/**
 * A page to look at everything with. The language gate is opened without their script, which would send every visitor on
 * before anything could be seen.
 */
export const openAuditPage = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: widths.phone, height: 800 },
  });
  await context.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script>[\s\S]*?<\/script>/g, ''),
    });
  });
  return context.newPage();
};

/** The spacing of WCAG 1.4.12, which a visitor may force on any page. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

type Media = Parameters<Page['emulateMedia']>[0];

/** One way of looking at a page. */
export interface Mode {
  name: string;
  media: Media;
  width: number;
  /** Style the visitor adds; empty where none. */
  style: string;
}

const looks: { name: string; media: Media; style: string }[] = [
  { name: 'light', media: {}, style: '' },
  { name: 'dark', media: { colorScheme: 'dark' }, style: '' },
  { name: 'forced colours', media: { forcedColors: 'active' }, style: '' },
  { name: 'print', media: { media: 'print' }, style: '' },
  { name: 'text spacing', media: {}, style: spacing },
];

/** All ways, at the four widths. Letters twice as large are a setting of the browser: see `launchTwiceAsLarge`. */
export const modes: Mode[] = looks.flatMap((look) =>
  Object.values(widths).map((width) => ({ ...look, name: `${look.name}, ${width} px`, width })),
);

/** The mode of that look and width. */
export const modeOf = (look: string, width: number): Mode => {
  const mode = modes.find(({ name }) => name === `${look}, ${width} px`);
  if (mode === undefined) throw new Error(`No mode ${look}, ${width} px: see tests/accessibility/modes.ts.`);
  return mode;
};

/** Shows an opened page in another way, without loading it again. */
export const applyMode = async (page: Page, { media, width, style }: Mode): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    media: 'screen',
    forcedColors: 'none',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...media,
  });
  await page.evaluate((css) => {
    const id = 'visitor-style';
    document.getElementById(id)?.remove();
    if (css === '') return;
    const element = document.createElement('style');
    element.id = id;
    element.textContent = css;
    document.head.append(element);
  }, style);
};
