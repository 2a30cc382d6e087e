import type { APIRoute } from 'astro';
import { manifest } from '#src/endpoints/manifest.ts';
import { type Language, languages } from '#src/lib/language.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) => Response.json(manifest(params.lang as Language));
