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
  mistake(
    'drawing-missing',
    'content/articles/entretien-chaudiere/fr.md scene',
    replace('content/articles/entretien-chaudiere/fr.md', /^scene: .*/m, 'scene: article-scene-nobody'),
  ),
  inGas('heading-wrong', '# Titre'),
  inGas('table-caption', 'A.\n\n| a | b |\n| --- | --- |\n| c | d |'),
  inGas('table-cells', 'Table: X\n\n| a | b |\n| --- | --- |\n| c |'),
  inGas('box-kind', '> Sans titre'),
  inGas('drawing-missing', '![x](drawing:nothing)'),
  inGas('half-markup', '<b>x</b>'),
  inGas('link-target', 'Voyez www.vlaanderen.be.'),
  mistake('no-headings', grants, replace(grants, /(?<=\n---\n)[\s\S]*/, 'Rien.\n')),
];
