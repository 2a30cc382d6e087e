import type { APIRoute } from 'astro';
import { priceFile } from '#src/site/price-file.ts';

export const GET: APIRoute = () => Response.json(priceFile());
