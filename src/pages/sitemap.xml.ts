import type { APIRoute } from 'astro';
import { lastChange } from '#src/endpoints/revision.ts';
import { escapeXml } from '#src/lib/escape-xml.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { alternatesOf, canonicalUrlOf, isIndexed } from '#src/routing/head.ts';
import { contentFilesOf } from '#src/routing/page-content-files.ts';
import { pageContext, parentOf } from '#src/routing/page-context.ts';
import type { PageId } from '#src/routing/routes.ts';
import { routeOf, routes } from '#src/site.ts';

/** Day a page last changed: the day its content says, else that of its files; null where nothing says so. */
const lastModified = (id: PageId, lang: Language): string | null => {
  const { type } = routeOf(id);
  const own = type.modified?.(pageContext(id, lang)) ?? lastChange(contentFilesOf(id, lang));
  const listed =
    type.listsPagesBelow === true ? [...routes.keys()].filter((page) => parentOf(page) === id) : [];
  const days = [own, ...listed.map((page) => lastModified(page, lang))];
  return (
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1) ?? null
  );
};

const sitemapEntry = (id: PageId, lang: Language): string => {
  const alternates = alternatesOf(id, lang).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const modified = lastModified(id, lang);
  return `<url><loc>${escapeXml(canonicalUrlOf(id, lang))}</loc>${modified === null ? '' : `<lastmod>${modified}</lastmod>`}${alternates.join('')}</url>`;
};

/** All pages that search engines may show, with the alternates their heads name. */
export const GET: APIRoute = () => {
  const entries = [...routes.keys()]
    .filter(isIndexed)
    .flatMap((id) => languages.map((lang) => sitemapEntry(id, lang)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
