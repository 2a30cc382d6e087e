import type { APIRoute } from 'astro';
import { faultCodesJson } from '#src/endpoints/fault-codes-json.ts';

export const GET: APIRoute = () => Response.json(faultCodesJson());
