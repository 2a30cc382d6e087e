import type { APIRoute } from 'astro';
import { type Language, languages } from '#src/lib/language.ts';
import { manifest } from '#src/site/manifest.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) => Response.json(manifest(params.lang as Language));
