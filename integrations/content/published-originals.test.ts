import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { findPublishedOriginals } from './published-originals.ts';

test('MD-1: photographs that a build publishes as they were taken are found, whether a page shows them or not', () => {
  const root = mkdtempSync(`${tmpdir()}/originals-`);
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(`${root}/${name}`, text);
  };
  for (const folder of ['media', 'assets']) mkdirSync(`${root}/${folder}`);
  write({ 'media/van.JPG': 'van', 'media/team.webp': 'team', 'media/boiler.png': 'boiler' });
  write({
    'assets/van.DPDgx_e4.JPG': 'van',
    'assets/team.Bz3V1TiU_Z15bjVa.avif': 'team',
    'assets/boiler.CwxoOB12_2f17Wj.avif': 'less',
  });
  const found = findPublishedOriginals(`${root}/assets`, `${root}/media`);
  expect(findPublishedOriginals(`${root}/assets`, `${root}/none`)).toEqual([]);
  rmSync(root, { recursive: true });
  expect(found).toEqual([
    { name: 'team.Bz3V1TiU_Z15bjVa.avif', photograph: 'team.webp', isShown: true },
    { name: 'van.DPDgx_e4.JPG', photograph: 'van.JPG', isShown: false },
  ]);
});
