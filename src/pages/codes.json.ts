import type { APIRoute } from 'astro';
import { codeFile } from '#src/endpoints/code-file.ts';

export const GET: APIRoute = () => Response.json(codeFile());
