import type { APIRoute } from 'astro';
import { securityText } from '#src/endpoints/security-text.ts';

export const GET: APIRoute = () => new Response(securityText());
