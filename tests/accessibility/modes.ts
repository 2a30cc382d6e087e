import axe from 'axe-core';
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

/** The narrowest and the widest window. */
const isAtAnEnd = ({ width }: Mode): boolean => width === widths.narrow || width === widths.laptop;

/**
 * What `npm test` has the time for: every look; by day and after dark at every width, on paper at one, because the sheet
 * has its own, and otherwise at the two ends.
 */
export const sampleModes: Mode[] = modes.filter((mode) => {
  if (mode.media?.media === 'print') return mode.width === widths.laptop;
  return isAtAnEnd(mode) || (mode.media?.forcedColors === undefined && mode.style === '');
});

/** The plain look at the four widths: what a browser with letters twice as large is tried at. */
export const plainModes: Mode[] = modes.filter(({ name }) => name.startsWith('light'));

/** Those of them that `npm test` has the time for. */
export const plainSampleModes: Mode[] = plainModes.filter(isAtAnEnd);

/** The mode of that look and width. */
export const modeOf = (look: string, width: number): Mode => {
  const mode = modes.find(({ name }) => name === `${look}, ${width} px`);
  if (mode === undefined) throw new Error(`No mode ${look}, ${width} px: see tests/accessibility/modes.ts.`);
  return mode;
};

/** Looks at an opened page in another way, without loading it again. */
export const lookAt = async (page: Page, { media, width, style }: Mode): Promise<void> => {
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

/**
 * All of axe's rules, best practice, experimental and AAA included. Left out: rules axe itself calls deprecated, and
 * the experimental `p-as-heading`, which takes every bold amount and telephone number for a heading.
 * Returns one line per violation: rule, then where.
 */
export const violationsOf = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const rules = engine
      .getRules()
      .filter(({ ruleId, tags }) => !tags.includes('deprecated') && ruleId !== 'p-as-heading')
      .map(({ ruleId }) => [ruleId, { enabled: true }]);
    const { violations } = await engine.run(document, {
      rules: Object.fromEntries(rules),
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 140)} (${any[0]?.message ?? ''})`).join(' | ')}`,
    );
  });
};

/** What makes the page wider than its window, and texts that are cut off; one line each. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrollsAlone = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsAlone(element.parentElement));
    const widest = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !scrollsAlone(element),
      )
      .at(-1);
    const wide =
      scrollWidth > clientWidth
        ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px: ${widest?.outerHTML.slice(0, 140)}`]
        : [];
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.checkVisibility() || element.classList.contains('visually-hidden')) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
      );
      return (
        ownText &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return [...wide, ...cut.map((element) => `text is cut off: ${element.outerHTML.slice(0, 140)}`)];
  });

/** All that is wrong with a page in some modes; one line each, the mode first. Paper has no edge to scroll over. */
export const faultsOf = async (page: Page, among: readonly Mode[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const mode of among) {
    await lookAt(page, mode);
    const cut = mode.media?.media === 'print' ? [] : await cutOff(page);
    for (const fault of [...(await violationsOf(page)), ...cut]) faults.push(`${mode.name}: ${fault}`);
  }
  return faults;
};
