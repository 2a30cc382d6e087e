import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { scopedName } from '../../integrations/html/scoped-name.ts';
import { builtFile, builtPages, first } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';

/** The classes that the CSS Modules of an island define, as pages name them. */
const classesOf = (island: string): string[] =>
  globSync(`src/islands/${island}/*.module.css`).flatMap((filename) => {
    const { exports } = transform({ filename, code: readFileSync(filename), cssModules: true });
    return Object.keys(exports || {}).map((name) => scopedName(name, filename));
  });

const islands = globSync('src/islands/*/')
  .map((folder) => ({ island: basename(folder), classes: classesOf(basename(folder)) }))
  .filter(({ island, classes }) => island !== 'tools' && classes.length > 0);

test('a page has the CSS of its own islands, states included, and of no other', () => {
  checkEach(builtPages(), ({ html }) => {
    const file = first(html, /href="(\/_astro\/page\.\w+\.css)"/);
    const rules = html + (file === null ? '' : builtFile(file));
    for (const { island, classes } of islands)
      expect(
        classes.filter((name) => rules.includes(`.${name}`)),
        island,
      ).toEqual(html.includes(`data-island="${island}"`) ? classes : []);
  });
});
