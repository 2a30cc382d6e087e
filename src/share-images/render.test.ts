import { mkdtempSync, readdirSync, rmSync, type writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';

const cacheFolder = mkdtempSync(`${tmpdir()}/share-images-`);
afterAll(() => rmSync(cacheFolder, { recursive: true, force: true }));

const panel = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><circle r="20"/></svg>';
vi.mock('./panel.ts', () => ({ sharePanel: async () => panel }));

let isCutOff = true;
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  const cutOff = (...[file, data, options]: Parameters<typeof writeFileSync>) => {
    if (!isCutOff || !(data instanceof Uint8Array)) return real.writeFileSync(file, data, options);
    real.writeFileSync(file, data.subarray(0, 100), options);
    throw new Error('interrupted');
  };
  return { ...real, writeFileSync: cutOff };
});

test('an image whose writing was cut off is drawn again', async () => {
  vi.stubEnv('SHARE_IMAGES_CACHE', cacheFolder);
  const { shareImage } = await import('./render.ts');
  await expect(shareImage('legal', 'fr')).rejects.toThrow('interrupted');
  isCutOff = false;
  const drawn = await shareImage('legal', 'fr');
  expect(drawn.length).toBeGreaterThan(100);
  expect(readdirSync(cacheFolder).some((name) => name.endsWith('.png'))).toBe(true);
  expect(await shareImage('legal', 'fr')).toEqual(drawn);
});
