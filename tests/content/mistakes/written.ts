import { replace } from '../edited-files.ts';
import { type Mistake, mistake, wrongFile, wrongValue } from './mistake.ts';

const article = 'content/articles/entretien-chaudiere/fr.md';

/** Traces of work that is not finished, and marks that visitors would read. */
export const written: Mistake[] = [
  wrongFile('file-unknown', 'articles/entretien-chaudiere/en.md', 'x'),
  mistake('unfinished', article, replace(article, /$/, '\nTODO\n')),
  mistake('half-markup', article, replace(article, /$/, '\n##Titre\n')),
  wrongValue('half-markup', 'copy/about/nl.yaml', 'hero.intro', 'Bel **nu'),
  wrongValue('half-markup', 'copy/about/fr.yaml', 'hero.intro', 'Voyez [nos prix](page:prices'),
  wrongValue('half-markup', 'copy/about/nl.yaml', 'hero.heading', 'Bel **nu**'),
  mistake('half-markup', 'content/articles/entretien-chaudiere/nl.md', (all) => {
    const file = 'content/articles/entretien-chaudiere/nl.md';
    all.set(file, `${all.get(file)}\n\n| a | b |\n| c | d |\n`);
  }),
  wrongValue('half-markup', 'brands/bosch.yaml', 'name', '**Bosch'),
  wrongFile('file-unknown', 'copy/home/fr.yaml.bak', ''),
];
