/** The grammar of signs (CONTRIBUTING.md, Style): what looks like a button is one, and red calls. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from './site.ts';

const site = startSite();
const paths = [
  '/fr',
  '/fr/services/depannage-chaudiere',
  '/fr/services/pompe-a-chaleur',
  '/fr/marques',
  '/fr/marques/vaillant',
  '/fr/chauffagiste-aalst',
  '/fr/chauffage-bruxelles',
  '/fr/primes-et-tva',
  '/fr/blog/entretien-chaudiere',
  '/fr/a-propos',
  '/fr/projets',
  '/fr/codes-erreur?marque=vaillant&code=F.28',
  '/fr/zone-intervention?lieu=1770-liedekerke',
  '/fr/entretien-obligatoire',
  '/fr/mon-prix',
];

/** What breaks the grammar on the page, in words. */
const mistakesOn = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(site.origin + path);
  const found = await page.evaluate(() => {
    const pressable = 'a, button, label, summary, input, textarea, select, [role="button"]';
    const red = getComputedStyle(document.documentElement).getPropertyValue('--color-action-fill');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = red;
    const redFill = getComputedStyle(probe).color;
    probe.remove();
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { boxShadow, backgroundColor } = getComputedStyle(element);
      const name = `<${element.localName}> "${element.textContent?.trim().slice(0, 40)}"`;
      const isPressable = element.closest(pressable) !== null || element.querySelector(':scope a') !== null;
      return [
        ...(boxShadow.includes('inset') && !isPressable ? [`${name} looks like a button and is none`] : []),
        ...(element.matches('a, button') && backgroundColor === redFill && !element.matches('[href^="tel:"]')
          ? [`${name} is red and calls nobody`]
          : []),
      ];
    });
  });
  return found.map((mistake) => `${path}: ${mistake}`);
};

test('what looks like a button can be pressed, and what is red calls', async () => {
  const mistakes: string[] = [];
  const page = await site.newPage();
  for (const path of paths) mistakes.push(...(await mistakesOn(page, path)));
  expect(mistakes).toEqual([]);
});
