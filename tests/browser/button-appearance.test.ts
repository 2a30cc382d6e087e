/** The grammar of signs (CONTRIBUTING.md, Style): what looks like a button is one, and red calls. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOn, typesIn } from './pages.ts';
import { settled, startSite, widths } from './site.ts';

const site = startSite();
const paths = [
  ...typesIn('fr').map(({ path }) => path),
  '/fr/codes-erreur?marque=vaillant&code=F.28',
  '/fr/zone-intervention?q=1770',
  '/fr/zone-intervention?q=99',
];

/** What breaks the grammar on the page, in words. */
const mistakesOn = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(site.origin + path);
  if (path.includes('?')) await settled(page);
  return page.evaluate(() => {
    const pressable = 'a, button, label, summary, input, textarea, select, [role="button"]';
    const red = getComputedStyle(document.documentElement).getPropertyValue('--color-action-fill');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = red;
    const redFill = getComputedStyle(probe).color;
    probe.remove();
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { boxShadow, backgroundColor, display } = getComputedStyle(element);
      const name = `<${element.localName}> "${element.textContent?.trim().slice(0, 40)}"`;
      const isPressable =
        element.closest(pressable) !== null || element.querySelector(':scope a, :scope > input') !== null;
      return [
        // A heading of a row that stays in place has a line at one side, and no frame.
        ...(boxShadow.includes('inset') && !isPressable && element.localName !== 'th'
          ? [`${name} looks like a button and is none`]
          : []),
        ...(display === 'contents' && !backgroundColor.endsWith(' 0)')
          ? [`${name} has a ground that nobody sees: it has no box`]
          : []),
        ...(element.matches('a, button') && backgroundColor === redFill && !element.matches('[href^="tel:"]')
          ? [`${name} is red and calls nobody`]
          : []),
      ];
    });
  });
};

test.each(['phone', 'laptop'] as const)(
  'on a %s what looks like a button can be pressed, what is red calls, and every ground is seen',
  async (width) => {
    const page = await site.newPage({ viewport: { width: widths[width], height: 800 } });
    expect(await faultsOn(paths, (path) => mistakesOn(page, path))).toEqual([]);
  },
);
