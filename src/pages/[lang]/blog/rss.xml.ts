import type { APIRoute } from 'astro';
import { type Language, languages } from '#src/lib/language.ts';
import { feed } from '#src/site/feed.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) =>
  new Response(feed(params.lang as Language), { headers: { 'content-type': 'application/rss+xml' } });
