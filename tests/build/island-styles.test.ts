import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import astroConfig from '../../astro.config.ts';
import { builtFile, builtPages, firstMatch } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';

const config = await resolveConfig({ configFile: false, css: astroConfig.vite?.css ?? {} }, 'build');

/** The classes that the CSS Modules of some files define, as pages name them. */
const classesOf = async (pattern: string): Promise<string[]> => {
  const modules = globSync(pattern).map((file) =>
    preprocessCSS(readFileSync(file, 'utf8'), resolve(file), config),
  );
  return (await Promise.all(modules)).flatMap(({ modules = {} }) =>
    Object.values(modules).flatMap((names) => names.split(' ')),
  );
};

const classesByIsland = await Promise.all(
  globSync('src/islands/*/').map(async (folder) => ({
    island: basename(folder),
    classes: await classesOf(`${folder}/*.module.css`),
  })),
);
const islandsWithClasses = classesByIsland.filter(
  ({ island, classes }) => island !== 'shared' && classes.length > 0,
);

test('a page has the CSS of its own islands, states included, and of no other', () => {
  checkEach(builtPages(), ({ html }) => {
    const file = firstMatch(html, /href="(\/_astro\/page\.\w+\.css)"/);
    const rules = html + (file === null ? '' : builtFile(file));
    for (const { island, classes } of islandsWithClasses)
      expect(
        classes.filter((name) => rules.includes(`.${name}`)),
        island,
      ).toEqual(html.includes(`data-island="${island}"`) ? classes : []);
  });
});

test('no two CSS Modules have a class of the same name', async () => {
  const names = await classesOf('src/**/*.module.css');
  expect(names.length).toBeGreaterThan(400);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice, 'rename one of the two classes: each would take the style of the other').toEqual([]);
});
