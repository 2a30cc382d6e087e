import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { siteUrl as origin, routeOf, routes } from '#src/site.ts';
import { distFolder, pageFileOf } from '../../tools/site/built-site.ts';
import { parseHtml } from './dom.ts';

export { origin };

/** A built page. Its elements are parsed when they are first asked for. */
export interface BuiltPage {
  id: PageId;
  lang: Language;
  path: string;
  html: string;
  readonly root: HtmlElement;
  readonly main: HtmlElement;
}

const readPage = (id: PageId, lang: Language): BuiltPage => {
  const path = routeOf(id).path[lang];
  const html = readFileSync(pageFileOf(path), 'utf8');
  let root: HtmlElement | undefined;
  return {
    id,
    lang,
    path,
    html,
    get root() {
      root ??= parseHtml(html);
      return root;
    },
    get main() {
      const main = this.root.querySelector('main');
      if (main === null) throw new Error(`${path}: no <main>`);
      return main;
    },
  };
};

let pages: readonly BuiltPage[] | undefined;

/** Every page of the route table as built, read once in a process. Throws where one is missing. */
export const builtPages = (): readonly BuiltPage[] => {
  pages ??= [...routes.keys()].flatMap((id) => languages.map((lang) => readPage(id, lang)));
  return pages;
};

/** The pages whose ids match a pattern, in both languages. */
export const pagesLike = (ids: RegExp): readonly BuiltPage[] => builtPages().filter(({ id }) => ids.test(id));

/** The page with this id. Throws where the site has none. */
export const pageOf = (id: string, lang: Language): BuiltPage => {
  const page = builtPages().find((one) => one.id === id && one.lang === lang);
  if (page === undefined) throw new Error(`no page ${id} in ${lang}`);
  return page;
};

/** The same page in the other language. */
export const otherLanguageOf = ({ id, lang }: BuiltPage): BuiltPage => pageOf(id, otherLanguage[lang]);

/** A file of the built site, by its URL. */
export const builtFile = (path: string): string => readFileSync(`${distFolder}${path}`, 'utf8');

/** All HTML files of the built site by their paths, also pages that only redirect. */
export const htmlFiles = (): { path: string; html: string }[] =>
  readdirSync(distFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map((path) => ({ path, html: readFileSync(path, 'utf8') }));

/** Values of an attribute over a page, entity references resolved as far as URLs need it. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replaceAll('&amp;', '&'),
  );

/** First match of a pattern's group, or null. */
export const firstMatch = (html: string, pattern: RegExp): string | null => html.match(pattern)?.[1] ?? null;

/** True when the URL answers with a file of the site. */
export const isFileOfSite = (path: string): boolean =>
  existsSync(pageFileOf(path)) || existsSync(`${distFolder}${path}`);
