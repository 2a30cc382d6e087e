import type { APIRoute } from 'astro';
import { securityText } from '#src/endpoints/security-text.ts';
import { content } from '#src/site.ts';

export const GET: APIRoute = () => new Response(securityText(content));
