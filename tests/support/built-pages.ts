import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { routes, rowOf } from '#src/site.ts';
import { dist, fileOf } from '../../tools/site/built-site.ts';

/** A built page: its id, language, path and HTML. */
export interface BuiltPage {
  id: PageId;
  lang: 'fr' | 'nl';
  path: string;
  html: string;
}

/** Every page of the route table as built. Throws where one is missing. */
export const builtPages = (): BuiltPage[] =>
  [...routes.keys()].flatMap((id) =>
    languages.map((lang) => {
      const path = rowOf(id).path[lang];
      return { id, lang, path, html: readFileSync(fileOf(path), 'utf8') };
    }),
  );

/** All HTML files below dist, as paths from it. */
export const htmlFiles = (folder = dist): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();

/** Values of an attribute over a page, entity references resolved as far as addresses need it. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replaceAll('&amp;', '&'),
  );

/** First match of a pattern's group, or null. */
export const first = (html: string, pattern: RegExp): string | null => html.match(pattern)?.[1] ?? null;

/** True when the address answers with a file of the site. */
export const isServed = (path: string): boolean => existsSync(fileOf(path)) || existsSync(`${dist}${path}`);

/** The text a host answers with for an address: a page, or a file that stands there by its own name. */
export const servedText = (path: string): string =>
  readFileSync(existsSync(fileOf(path)) ? fileOf(path) : `${dist}${path}`, 'utf8');
