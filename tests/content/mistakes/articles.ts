import { replace } from '../edited-files.ts';
import { type Mistake, mistake } from './mistake.ts';

const heating = 'content/articles/chauffage-au-sol/fr.md';
const gas = 'content/articles/chaudiere-gaz-vs-mazout/fr.md';
const grants = 'content/articles/subventions-chauffage/fr.md';
const inGas = (code: Mistake['expectedFinding'], text: string): Mistake => ({
  expectedFinding: `${code} ${gas}`,
  edits: [(all) => all.set(gas, `${all.get(gas)}\n\n${text}\n`)],
});

/** Articles. */
export const articles: Mistake[] = [
  mistake(
    'article-fields-differ',
    'content/articles/chauffage-au-sol/nl.md',
    replace(heating, /^readTime: \d+/m, 'readTime: 3'),
  ),
  mistake('read-time', `${heating} readTime`),
  mistake('article-shape-differs', 'content/articles/chaudiere-gaz-vs-mazout/nl.md'),
  mistake('loads-directly', 'content/articles', (all) => {
    for (const [path, text] of all) all.set(path, text.replace('loadsDirectly: true\n', ''));
  }),
  mistake(
    'drawing-missing',
    'content/articles/entretien-chaudiere/fr.md scene',
    replace('content/articles/entretien-chaudiere/fr.md', /^scene: .*/m, 'scene: article-scene-nobody'),
  ),
  mistake(
    'article-drawing',
    'src/drawings/articles/article-entretien-chaudiere.svg',
    replace('src/drawings/articles/article-entretien-chaudiere.svg', /viewBox="[^"]*"/, 'viewBox="0 0 1 1"'),
  ),
  inGas('heading-level', '# Titre'),
  inGas('heading-twice', '## Titre\n\nA.\n\n## Titre'),
  inGas('heading-empty', '## \u00a0'),
  inGas('table-without-caption', 'A.\n\n| a | b |\n| --- | --- |\n| c | d |'),
  inGas('caption-without-table', 'Table: Perdue\n\nA.'),
  inGas('table-cells', 'Table: X\n\n| a | b |\n| --- | --- |\n| c |'),
  inGas('box-kind', '> Sans titre'),
  inGas('drawing-missing', '![x](drawing:nothing)'),
  inGas('html-in-article', '<b>x</b>'),
  inGas('link-target', 'Voyez www.vlaanderen.be.'),
  mistake('no-headings', grants, replace(grants, /(?<=\n---\n)[\s\S]*/, 'Rien.\n')),
];
