import type { APIRoute } from 'astro';
import { securityText } from '#src/site/security-text.ts';

export const GET: APIRoute = () => new Response(securityText());
