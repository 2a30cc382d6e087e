/** Tab through a page of each type: each control is reached in order, visible (2.4.7) and not covered (2.4.12, AAA). */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { problemsOn, quickSamplePaths } from '../browser/pages.ts';
import { startSite, waitUntilIdle, widths } from '../browser/site.ts';
import { openAuditPage } from './audit-page.ts';

const site = startSite();
let page: Page;
beforeAll(async () => {
  page = await openAuditPage(site);
});

/** Numbers every control that the keyboard should reach; returns their names. */
const numberControls = () =>
  page.evaluate(() => {
    const reachable = 'a[href], button, input, textarea, select, summary, [tabindex]';
    // Tab reaches one radio button of a group; the arrow keys reach the others.
    const isReached = (element: Element): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    return [...document.querySelectorAll<HTMLElement | SVGElement>(reachable)]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter(isReached)
      .map((element, index) => {
        element.dataset.stop = String(index);
        return `${index} ${(element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40)}`;
      });
  });

/** Waits until the contact form, if there is one, has its script: its button to send is disabled until then. */
const startForm = async (): Promise<void> => {
  const send = page.locator('#contact button[type="submit"]');
  if ((await send.count()) === 0) return;
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }));
  await page.locator('#contact button[type="submit"]:enabled').waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

/** The focused control and its problems; null once the focus has left the page. */
const stopHere = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return null;
    const problems: string[] = [];

    // A ring around it, the frame that it shares with its unit or label, or the card it is on; in drawings a thicker edge.
    const isRinged = [element, element.parentElement, element.closest('article, li')].some((around) => {
      if (around === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(around);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const edges = [...element.querySelectorAll('circle, path, rect')].map((shape) =>
      Number.parseFloat(getComputedStyle(shape).strokeWidth),
    );
    const isEdged = element instanceof SVGElement && edges.some((edge) => edge >= 8);
    if (!isRinged && !isEdged) problems.push('nothing shows that it has the focus');

    const box = element.getBoundingClientRect();
    // Which element is on top at nine points of the control, as far as they lie on the screen?
    const thirds = [0.1, 0.5, 0.9];
    const points = thirds
      .flatMap((x) => thirds.map((y) => [box.left + x * box.width, box.top + y * box.height] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const isFixed = (top: Element | null): boolean =>
      top !== null &&
      !top.contains(element) &&
      (getComputedStyle(top).position === 'fixed' || isFixed(top.parentElement));
    const covered = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return !element.contains(top) && isFixed(top);
    });
    if (covered.length * 2 > points.length)
      problems.push(`fixed bars hide ${covered.length} of ${points.length} points`);
    if (points.length === 0) problems.push('it lies outside the screen');
    return { stop: Number(element.dataset.stop ?? -1), problems };
  });

/** Tabs through a page. Returns the problems. */
const problemsOf = async (path: string): Promise<string[]> => {
  await page.goto(site.origin + path);
  await startForm();
  // An island that starts later has other elements, without numbers.
  await waitUntilIdle(page);
  const controls = await numberControls();
  const stops: number[] = [];
  const problems: string[] = [];
  // A date has a stop for each of its parts.
  for (let presses = 0; presses <= controls.length + 8; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await stopHere();
    if (here !== null && here.stop === stops.at(-1)) continue;
    if (here === null || stops.includes(here.stop)) break;
    stops.push(here.stop);
    problems.push(...here.problems.map((problem) => `${controls[here.stop]}: ${problem}`));
  }
  const order = controls.map((_, index) => index);
  if (String(stops) !== String(order)) problems.push(`${controls.join(', ')}: reached in the order ${stops}`);
  return problems;
};

test.each([
  { width: widths.phone, paths: quickSamplePaths },
  // A wider window changes the bars, and the order of few sections.
  { width: widths.laptop, paths: ['/nl', '/fr/codes-erreur'] },
])(
  'every control is reached, shown and not hidden, $width px wide',
  async ({ width, paths }) => {
    await page.setViewportSize({ width, height: 740 });
    expect(await problemsOn(paths, problemsOf)).toEqual([]);
  },
  3_600_000,
);

test('the skip link comes first and leads past the bar', async () => {
  await page.setViewportSize({ width: widths.laptop, height: 740 });
  await page.goto(`${site.origin}/nl`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
