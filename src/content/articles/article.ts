import type { Language } from '#src/lib/language.ts';
import type { ContentFiles } from '../content-files.ts';
import { at, finding, type Report } from '../finding.ts';
import { parseYaml } from '../parse-yaml.ts';
import { type ArticleData, type FrontMatter, frontMatterSchema } from '../schemas/article.ts';
import { cleanTextOf, validateData } from '../validate-file.ts';
import type { RenderedArticle } from './render-article.ts';

export interface Article extends ArticleData, RenderedArticle {}

export interface RawArticle {
  front: FrontMatter;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
}

/** Words per minute, for reading times (BL-3). */
const wordsPerMinute = 200;

/** Returns the whole minutes, at least one, that this number of words takes (BL-3). */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

/** True if a written reading time is at most a fifth off, or equals the counted one (BL-3). */
export const fitsReadingTime = (minutes: number, words: number): boolean =>
  minutes === readingMinutes(words) || Math.abs(words / wordsPerMinute / minutes - 1) <= 0.2;

/** Returns the path of an article in one language. */
export const articlePath = (id: string, lang: Language): string => `content/articles/${id}/${lang}.md`;

const frontMatterPattern = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*\n/;

/** Parses an article, with its placeholders. Returns null if its front matter has mistakes. */
export const parseArticle = (files: ContentFiles, file: string, report: Report): RawArticle | null => {
  const source = cleanTextOf(files, file, report);
  if (source === null) return null;
  if (source.trim() === '') {
    report(finding('file-missing', at(file)));
    return null;
  }
  const [block, front] = source.match(frontMatterPattern) ?? [];
  if (block === undefined || front === undefined) {
    report({ ...finding('yaml-invalid', at(file), { text: source.slice(0, 40) }), line: 1 });
    return null;
  }
  // The line break takes the place of the first "---", so that YAML mistakes have the line number of the file.
  const parsed = parseYaml(file, `\n${front}`, report);
  const data = parsed === null ? null : validateData(file, parsed.data, frontMatterSchema, report);
  return data === null
    ? null
    : { front: data, body: source.slice(block.length), bodyLine: block.split('\n').length };
};
