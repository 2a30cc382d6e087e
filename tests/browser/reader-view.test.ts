/** Reader views of browsers (Mozilla's Readability) keep the texts that a visitor needs, first of all the gas warning. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from './site.ts';

const site = startSite();
const readabilityScript = readFileSync(
  fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js')),
  'utf8',
);

/** Words or numbers that the reader view of each type of page must keep. */
const textsToKeep: [path: string, texts: string[]][] = [
  ['/fr/services/depannage-chaudiere', ['0800 65 0 65', '112', 'Ouvrez portes et fenêtres', '168,54']],
  ['/nl/marques/vaillant', ['F.28', '0800 65 0 65', '0800 19 400', '112']],
];

/** The article that a reader view shows of a page, as text with single spaces. */
const readerText = async (page: Page, path: string): Promise<string> => {
  await page.goto(site.origin + path);
  return page.evaluate((source) => {
    type Reader = new (document: Document) => { parse: () => { textContent: string } | null };
    const Readability = new Function(`${source}; return Readability;`)() as Reader;
    const copy = document.cloneNode(true) as Document;
    return (new Readability(copy).parse()?.textContent ?? '').replace(/\s+/g, ' ');
  }, readabilityScript);
};

test('a reader view keeps the gas warning with its numbers, and the price', async () => {
  const lost: string[] = [];
  const page = await site.newPage({ bypassCSP: true });
  for (const [path, texts] of textsToKeep) {
    const text = await readerText(page, path);
    lost.push(...texts.filter((one) => !text.includes(one)).map((one) => `${path}: ${one}`));
  }
  expect(lost).toEqual([]);
});
