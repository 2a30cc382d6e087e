import type { Content, PageTypeData } from './content/content.ts';
import type { ContentFiles } from './content/content-files.ts';
import type { MarkText } from './content/copy/text-markers.ts';
import type { Finding } from './content/finding.ts';
import { loadContent } from './content/load-content.ts';
import { copySchemas, copySchemasByPrefix } from './routing/copy-names.ts';
import { hrefIn, type PageId, type Routes, routesOf } from './routing/routes.ts';

/*
 * The site as a value. `loadSite(files, day)` reads and checks everything and has no side effect:
 *
 * - `files`: a Map from the path below the project's root to the text of the file, as `readContentFiles()` of
 *   src/content/read-content-files.ts reads it: content/**, and the sources of drawings (src/drawings/**.svg) and logos
 *   (public/logos/*). To ask about unsaved changes, copy the map and set their texts: `new Map([...files, ...changes])`.
 * - `day`: ISO day for which the site is built.
 * - `keepDrafts`: true in the editor; else drafts are left out.
 * - `latestPastDay`: today (ISO), or `day` if that is later; `day` if left out. A review or update with a later date is a finding.
 *
 * It returns `{ site, findings }`. `site` is `{ day, content, routes }`; it is null while the data that pages share (company, facts,
 * places, brands, labels …) has mistakes. A mistake in the copy of one page leaves `site` there without that copy.
 * `findings` are values (src/content/finding.ts), sorted by file; `isWarning` tells which do not stop a build;
 * `messageOf(finding, 'fr' | 'nl' | 'en')` of src/content/messages/message-of.ts gives their words.
 *
 * src/site.ts calls it once for the pages. In the development server `integrations/content/unsaved-texts.ts` puts the files
 * there, with the texts of `overlay` (a Map from path to unsaved text) in place of those on the disk: the editor calls
 * `showUnsaved(texts)` of that module, which replaces the overlay and makes the server render its pages anew.
 */

/** The content, the URLs of its pages, and the day for which they are built. */
export interface Site {
  /** ISO day. */
  day: string;
  content: Content;
  routes: Routes;
}

const pageTypes: PageTypeData = {
  copySchemas,
  copySchemasByPrefix,
  linksOf: (data) => {
    const routes = routesOf(data);
    return {
      hasPage: (id) => routes.has(id as PageId),
      href: (id, lang, fragment) => hrefIn(routes, id as PageId, lang, fragment),
    };
  },
};

/** Reads and checks all content and computes the URLs of its pages, without side effects. */
export const loadSite = (
  files: ContentFiles,
  day: string,
  latestPastDay: string = day,
  mark: MarkText = (rendered) => rendered,
  keepDrafts = false,
): { site: Site | null; findings: Finding[] } => {
  const { content, findings } = loadContent(files, day, latestPastDay, pageTypes, mark, keepDrafts);
  return { site: content === null ? null : { day, content, routes: routesOf(content) }, findings };
};
