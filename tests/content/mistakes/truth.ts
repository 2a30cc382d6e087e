import { add, files, replace, set } from '../edited-files.ts';
import { type Mistake, mistake, wrong } from './mistake.ts';

const french = 'Nous venons chez vous avec une camionnette et nous réparons la chaudière.';
const article = 'content/articles/entretien-chaudiere/fr.md';

/** Texts in the wrong language. */
export const languageMistakes: Mistake[] = [
  wrong('other-language', 'copy/about/nl.yaml', 'hero.intro', french),
  mistake('other-language', 'content/articles/entretien-chaudiere/nl.md', (all) => {
    const file = 'content/articles/entretien-chaudiere/nl.md';
    all.set(file, `${all.get(file)}\n\n${french}\n`);
  }),
  mistake(
    'other-language',
    'content/fault-codes/acv.yaml codes.0.meaning.nl',
    set('content/fault-codes/acv.yaml', 'codes.0.meaning.nl', french),
  ),
  mistake(
    'language-copied',
    'content/copy/legal/nl.yaml',
    add('content/copy/legal/nl.yaml', files.get('content/copy/legal/fr.yaml') ?? ''),
  ),
  mistake(
    'category-language',
    'content/articles/entretien-chaudiere/nl.md category',
    replace(article, /^category: .*/m, 'category: Onderhoud'),
  ),
];
