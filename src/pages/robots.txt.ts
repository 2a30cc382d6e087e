import type { APIRoute } from 'astro';
import { siteUrl } from '#src/site.ts';

/** Everything may be crawled: the legal pages say themselves that they are not to be indexed (RT-7). */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
