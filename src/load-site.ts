import type { Content, PageTypeData } from './content/content.ts';
import type { ContentFiles } from './content/content-files.ts';
import type { MarkText } from './content/copy/text-markers.ts';
import type { Finding } from './content/finding.ts';
import { loadContent } from './content/load-content.ts';
import { copySchemas, copySchemasByPrefix } from './routing/copy-names.ts';
import { hrefIn, type PageId, type Routes, routesOf } from './routing/routes.ts';

/*
 * The site as a value. src/site.ts makes it once for the pages. To ask about unsaved changes, copy the map of files and set
 * their texts: `new Map([...files, ...changes])`. The development server does so for the editor
 * (integrations/content/unsaved-texts.ts).
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

/**
 * Reads and checks all content and computes the URLs of its pages, without side effects.
 * @param day ISO day for which the site is built
 * @param keepDrafts true in the editor
 * @returns the site is null while data that pages share have mistakes; a mistake in the copy of one page leaves out that copy.
 */
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
