import type { Page } from 'playwright-core';
import { content } from '#src/site.ts';

/** How long a page may be on a phone 360 px wide, the owner's people apart. Articles and legal pages are as long as their text. */
const maxLengthOf = (path: string): number => {
  if (/^\/..$/.test(path)) return 11_000;
  if (/\/(services\/depannage-chaudiere|diensten\/ketelherstelling)$/.test(path)) return 8_500;
  return /blog\/|legal|juridische|mentions|acces|toegank|\?/.test(path) ? Number.POSITIVE_INFINITY : 10_000;
};

/** The length of a page on a phone if it is above its limit. */
export const pageTooLong = async (page: Page, path: string): Promise<string[]> => {
  if (page.viewportSize()?.width !== 360) return [];
  const people = [...content.team.values()].map(({ firstName }) => firstName);
  const length = await page.evaluate((names) => {
    const headings = [...document.querySelectorAll('li > :is(h3, h4)')];
    const items = headings.filter((one) => names.includes(one.textContent)).map((one) => one.closest('li'));
    return items.reduce(
      (rest, item) => rest - (item?.offsetHeight ?? 0),
      document.documentElement.scrollHeight,
    );
  }, people);
  return length > maxLengthOf(path) ? [`${length} px, at most ${maxLengthOf(path)}`] : [];
};
