import type { APIRoute } from 'astro';
import { grantsJson } from '#src/endpoints/grants-json.ts';

export const GET: APIRoute = () => Response.json(grantsJson());
