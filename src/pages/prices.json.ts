import type { APIRoute } from 'astro';
import { priceFile } from '#src/endpoints/price-file.ts';

export const GET: APIRoute = () => Response.json(priceFile());
