import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { compactText } from './plain-text.ts';

/** Names of the YAML files of a folder below content/, without their ending. */
export const yamlNamesIn = (folder: string): string[] =>
  readdirSync(`content/${folder}`).flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -5)] : []));

const contentFiles = new Map<string, unknown>();

/** A YAML file below content/ as it is written: no schema, no defaults. */
// biome-ignore lint/suspicious/noExplicitAny: the content is read here without the schemas that the tests check
export const readContentFile = (path: string): any => {
  const known = contentFiles.get(path);
  if (known !== undefined) return known;
  const content = parse(readFileSync(`content/${path}.yaml`, 'utf8'));
  contentFiles.set(path, content);
  return content;
};

/** A text of a content file: its key, and the parts of it that a page prints as they are written. */
interface WrittenText {
  key: string;
  parts: string[];
}

/** Placeholders, emphasis, and the markup around the label of a link: everything that a page does not print as it is written. */
const markupPattern = /\{[^}]*\}|\*\*|\]\([^)]*\)|\[/;

/** Every text below a value of a content file. Keys that hold names for programs, not words, are left out. */
const writtenTexts = (value: unknown, key = ''): WrittenText[] => {
  if (typeof value === 'string')
    return [
      {
        key,
        parts: value
          .split(markupPattern)
          .map(compactText)
          .filter((part) => part.length > 2),
      },
    ];
  if (Array.isArray(value)) return value.flatMap((item, index) => writtenTexts(item, `${key}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    ['id', 'code', 'anchor', 'icon', 'emoji', 'slug', 'key'].includes(name)
      ? []
      : writtenTexts(item, key === '' ? name : `${key}.${name}`),
  );
};

/** Ids of the articles. */
export const articleIds = (): string[] => readdirSync('content/articles');

/** An article as it is written: its front matter, and its text in Markdown. */
// biome-ignore lint/suspicious/noExplicitAny: the content is read here without the schemas that the tests check
export const readArticle = (id: string, lang: string): { front: any; body: string } => {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`content/articles/${id}/${lang}.md`, 'utf8')) ?? [];
  return { front: parse(front), body };
};

/** Files that hold the texts of a page: its folder of content/copy/, or its article. */
export const sourcesOf = ({ id, lang }: { id: string; lang: string }): string[] =>
  [
    `content/copy/${id.replace('/', '-')}/${lang}.yaml`,
    ...(id === 'home' && lang === 'fr' ? ['content/copy/home-french-only/fr.yaml'] : []),
    `content/articles/${id.replace('article/', '')}/${lang}.md`,
  ].filter((file) => existsSync(file));

/** Every text of a file of content: of a YAML file, or of an article's front matter. */
export const textsIn = (file: string): WrittenText[] =>
  writtenTexts(parse(readFileSync(file, 'utf8').split('\n---\n')[0] ?? ''));
