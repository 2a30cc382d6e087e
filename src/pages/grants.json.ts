import type { APIRoute } from 'astro';
import { grantFile } from '#src/endpoints/grant-file.ts';

export const GET: APIRoute = () => Response.json(grantFile());
