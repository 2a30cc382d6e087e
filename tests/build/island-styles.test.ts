import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { scopedName } from '../../integrations/html/scoped-name.ts';
import { builtPages } from '../support/built-pages.ts';

/** The classes that the CSS Modules of an island define, as pages name them. */
const classesOf = (island: string): string[] =>
  globSync(`src/islands/${island}/*.module.css`).flatMap((filename) => {
    const { exports } = transform({ filename, code: readFileSync(filename), cssModules: true });
    return Object.keys(exports || {}).map((name) => scopedName(name, filename));
  });

const islands = globSync('src/islands/*/').flatMap((folder) => {
  const [island = ''] = folder.split('/').slice(-1);
  const classes = classesOf(island);
  return island === 'tools' || classes.length === 0 ? [] : [{ island, classes }];
});

/** The rules of a page: those inline and those of its style sheet. */
const rulesOf = (html: string): string => {
  const [, file] = /href="(\/_astro\/page\.\w+\.css)"/.exec(html) ?? [];
  return html + (file === undefined ? '' : readFileSync(`dist${file}`, 'utf8'));
};

test.each(builtPages())(
  '$path: has the CSS of its own islands, states included, and of no other',
  ({ html }) => {
    const rules = rulesOf(html);
    for (const { island, classes } of islands) {
      const present = classes.filter((name) => rules.includes(`.${name}`));
      expect({ island, present }).toEqual({
        island,
        present: html.includes(`data-island="${island}"`) ? classes : [],
      });
    }
  },
);
