import type { APIRoute } from 'astro';
import { pricesJson } from '#src/endpoints/prices-json.ts';

export const GET: APIRoute = () => Response.json(pricesJson());
