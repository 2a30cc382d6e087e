import type { APIRoute } from 'astro';
import {
  type DrawingSheet,
  drawingNames,
  drawingSheets,
  standaloneDrawing,
  standaloneSheet,
} from '../../site/drawings.ts';

const isSheet = (name: string): name is DrawingSheet => name in drawingSheets;

/**
 * Every drawing as a file of its own, for pictures below the first screen that load when they come near, and those that
 * always stand together as one.
 */
export const getStaticPaths = () =>
  [...drawingNames(), ...Object.keys(drawingSheets)].map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) => {
  const name = String(params.name);
  return new Response(isSheet(name) ? standaloneSheet(name) : standaloneDrawing(name), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
