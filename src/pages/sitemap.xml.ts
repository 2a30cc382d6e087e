import type { APIRoute } from 'astro';
import { sitemap } from '#src/endpoints/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(), { headers: { 'content-type': 'application/xml' } });
