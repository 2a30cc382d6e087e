import { articleIds, fileOf, rawArticle } from '#src/copy/articles.ts';
import { currentBody, currentCopy } from '#src/copy/ended-facts.ts';
import { copyNames, copySchemaOf } from '#src/copy/schemas.ts';
import { languages } from '#src/lib/language.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { languagesOf } from './copy.ts';

/** After the last day of every fact. */
const end = new Date('9999-12-31');

/** One message for each text that would leave a gap on the day on which a fact that it names ends (TR-5). */
export const endedFactProblems = (): string[] => [
  ...copyNames().flatMap((name) =>
    languagesOf(name).flatMap((lang) =>
      collectProblems(() => {
        const file = `content/copy/${name}/${lang}.yaml`;
        currentCopy(readYaml(file, copySchemaOf(name)) as object, file, lang, end);
        return [];
      }),
    ),
  ),
  ...articleIds().flatMap((id) =>
    languages.flatMap((lang) =>
      collectProblems(() => {
        const { front, body } = rawArticle(id, lang);
        currentCopy(front, fileOf(id, lang), lang, end);
        currentBody(body, fileOf(id, lang), lang, end);
        return [];
      }),
    ),
  ),
];
