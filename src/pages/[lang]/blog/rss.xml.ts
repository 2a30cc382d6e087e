import type { APIRoute } from 'astro';
import { feed } from '#src/endpoints/feed.ts';
import { type Language, languages } from '#src/lib/language.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) =>
  new Response(feed(params.lang as Language), { headers: { 'content-type': 'application/rss+xml' } });
