import type { Phone } from '#src/lib/phone.ts';
import { phoneIn } from './content/company.ts';
import { getTextMarker, isInEditor } from './content/copy/text-markers.ts';
import { isWarning, type KeyPath } from './content/finding.ts';
import { terminalLines } from './content/messages/message-of.ts';
import { readContentFiles } from './content/read-content-files.ts';
import type { Language } from './lib/language.ts';
import { latestPastDay, readSiteDay } from './lib/site-day.ts';
import { loadSite, type Site } from './load-site.ts';
import type { Copy, CopyName } from './routing/copy-names.ts';
import { hrefIn, type PageId, type Route, routeIn } from './routing/routes.ts';

/*
 * The one place where the site's value is made. Pages, their props, endpoints and integrations import it; descriptors of page
 * types, from which it is computed, get the content as a parameter. The development server makes it anew when content changes.
 */

const load = (): Site => {
  const files = readContentFiles();
  const { site, findings } = loadSite(files, readSiteDay(), latestPastDay(), getTextMarker(), isInEditor());
  if (site !== null) return site;
  const mistakes = terminalLines(findings.filter((finding) => !isWarning(finding)));
  throw new Error(`The content has mistakes, so no page can be made:\n\n${mistakes.join('\n\n')}`);
};

/** All content, every page with its URL, and the day (ISO) for which they are made. */
export const site = load();
export const { content, routes, day: siteDay } = site;

/** Public URL of the site, without a trailing slash. */
export const siteUrl: string = content.company.website;

/** True where the site has the page; for links that only make sense when their target exists. */
export const hasPage = (id: string): id is PageId => routes.has(id as PageId);

/** The route of a page. @throws when there is no such page. */
export const routeOf = (id: PageId): Route => routeIn(routes, id);

/** Path of a page in one language, optionally with a fragment: the only way to write an internal link. */
export const href = (id: PageId, lang: Language, fragment?: string): string =>
  hrefIn(routes, id, lang, fragment);

/** A value of a data file as a page shows it; in the editor a click on it finds the value. @param written as in its file */
export const markForEditor = (shown: string, written: string, file: string, ...path: KeyPath): string =>
  getTextMarker()(shown, { file, path }, written);

/** Phone number for a language: as pages show it, and as a `tel:` URL. */
export const phoneOf = (lang: Language): Phone => phoneIn(content.company, lang);

const requireCopy = (copy: ReadonlyMap<string, object>, name: string, lang: Language): object => {
  const texts = copy.get(`${name}/${lang}`);
  if (texts !== undefined) return texts;
  throw new Error(
    `content/copy/${name}/${lang}.yaml has mistakes, so its page cannot be made. The terminal names them.`,
  );
};

/** Copy of a page in one language, with facts, links and typography filled in. @throws where it has mistakes. */
export const copyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> =>
  requireCopy(content.copy, name, lang) as Copy<Name>;

/** The same with its placeholders, for prices that pages compute with. */
export const rawCopyOf = <Name extends CopyName>(name: Name, lang: Language): Copy<Name> =>
  requireCopy(content.rawCopy, name, lang) as Copy<Name>;
