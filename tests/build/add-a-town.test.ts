import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/project-copy.ts';

/** The owner's guide, docs/guides/add-a-town.md, done to the letter: files of content, and nothing else. */
describe('a town is added without touching code', () => {
  let root = '';
  const read = (file: string): string => readFileSync(`${root}/dist/${file}`, 'utf8');

  beforeAll(() => {
    root = copyProject(false);
    const town = readFileSync(`${root}/content/towns/roosdaal.yaml`, 'utf8')
      .replace(/^name:.*$/m, 'name: { fr: Lennik, nl: Lennik }')
      .replace(/^locality:.*$/m, 'locality: Lennik')
      .replace(/^postalCode:.*$/m, 'postalCode: "1750"')
      .replace(/^plate:.*\n/m, '');
    writeFileSync(`${root}/content/towns/lennik.yaml`, town);
    cpSync(`${root}/content/copy/town-roosdaal`, `${root}/content/copy/town-lennik`, { recursive: true });
    for (const neighbour of ['liedekerke', 'roosdaal']) {
      const file = `${root}/content/towns/${neighbour}.yaml`;
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/^neighbours: \[/m, 'neighbours: [lennik, '));
    }
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], { cwd: root });
    if (status !== 0) throw new Error(`The build with a ninth town failed:\n${stdout}\n${stderr}`);
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(['fr/chauffagiste-lennik', 'nl/verwarmingsinstallateur-lennik'])('%s is built', (page) => {
    expect(existsSync(`${root}/dist/${page}.html`)).toBe(true);
    expect(read('sitemap.xml')).toContain(`/${page}<`);
  });

  test('its pages lead to each other, and it has a drawing though nobody drew it', () => {
    const page = read('fr/chauffagiste-lennik.html');
    expect(page).toContain('href="/nl/verwarmingsinstallateur-lennik"');
    expect(page).toContain('viewBox="0 0 1280 560"');
  });

  test('its neighbours, the map of the home page and its street sign lead to it', () => {
    for (const page of ['fr/chauffagiste-roosdaal', 'fr', 'fr/chauffage-brabant-flamand']) {
      expect(read(`${page}.html`), page).toContain('href="/fr/chauffagiste-lennik"');
    }
  });
});
