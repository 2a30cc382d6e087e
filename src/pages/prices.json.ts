import type { APIRoute } from 'astro';
import { priceFile } from '../site/price-file.ts';

export const GET: APIRoute = () => Response.json(priceFile());
