import { languages } from '#src/lib/language.ts';
import type { RawArticle } from '../articles/article.ts';
import type { ContentData, PageLinks } from '../content.ts';
import type { ContentFiles } from '../content-files.ts';
import type { CopyFile } from '../copy/copy-files.ts';
import { type LocatedText, locatedTextsIn } from '../copy/texts-in.ts';
import { at, type Report } from '../finding.ts';
import type { YamlFiles } from '../validate-file.ts';

/** The data that a check of the whole content reads, and the function to which it reports. */
export interface CheckInput {
  files: ContentFiles;
  yaml: YamlFiles;
  data: ContentData;
  links: PageLinks;
  /** Files of copy, without the items of drafts. */
  copy: readonly CopyFile[];
  articles: ReadonlyMap<string, RawArticle>;
  /** Today (ISO), or the day for which the site is built if that is later. No review or update may have a later date. */
  latestPastDay: string;
  report: Report;
}

/** The texts of a file in a language. `name` is the same for all languages. */
export type TextsOfFile = Pick<CopyFile, 'name' | 'lang'> & { texts: readonly LocatedText[] };

/** Lists the texts of copy, with the locations of their keys. */
export const textsOfCopy = <Written extends Pick<CopyFile, 'file' | 'written'>>(copy: readonly Written[]) =>
  copy.map((one) => ({ ...one, texts: locatedTextsIn(one.written, (path) => at(one.file, ...path)) }));

/** Lists the texts of articles: those of the front matter, then the lines of the body. */
export const textsOfArticles = (articles: CheckInput['articles']): TextsOfFile[] =>
  [...articles].map(([key, { front, body, bodyLine }]) => {
    const [name = '', written] = key.split('/');
    const file = `content/articles/${key}.md`;
    const lines = body
      .split('\n')
      .map((text, index) => ({ text, location: { ...at(file, 'body', index), line: bodyLine + index } }));
    const texts = [...locatedTextsIn(front, (path) => at(file, ...path)), ...lines];
    return { name, lang: languages.find((lang) => lang === written) ?? 'fr', texts };
  });
