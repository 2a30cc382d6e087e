import type { APIRoute } from 'astro';
import { drawingNames, standaloneDrawing } from '../../site/drawings.ts';

/** Every drawing as a file of its own, for pictures below the first screen that load when they come near. */
export const getStaticPaths = () => drawingNames().map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) =>
  new Response(standaloneDrawing(String(params.name)), { headers: { 'content-type': 'image/svg+xml' } });
