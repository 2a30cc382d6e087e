import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingNames, drawingSource, standaloneDrawing } from '#src/drawings/drawings.ts';
import { spriteFile } from '#src/drawings/sprite-file.ts';
import { type SpriteName, spriteNames } from '#src/drawings/sprites.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { homeTownMap } from '#src/page-types/home/props.ts';
import { PlaceMap } from '#src/sections/PlaceMap/PlaceMap.tsx';
import { lettersToPaths } from '#src/share-images/drawing-letters.ts';

const isSprite = (name: string): name is SpriteName => spriteNames.some((sprite) => sprite === name);

/** The drawings without a file, which are made from the content. */
const mapOf = (lang: Language) => `town-map-${lang}`;

const sourceOf = (name: string): string => {
  const lang = languages.find((one) => mapOf(one) === name);
  return lang === undefined
    ? drawingSource(name)
    : renderToStaticMarkup(createElement(PlaceMap, { ...homeTownMap(lang), label: '' }));
};

/**
 * Every drawing as a file of its own, for pictures below the first screen that load when they approach the viewport, and those that
 * a page shows through `<use>` as one.
 */
export const getStaticPaths = () =>
  [...drawingNames(), ...languages.map(mapOf), ...spriteNames].map((name) => ({ params: { name } }));

export const GET: APIRoute = async ({ params }) => {
  const name = String(params.name);
  const svg = isSprite(name) ? spriteFile(name) : standaloneDrawing(await lettersToPaths(sourceOf(name)));
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
