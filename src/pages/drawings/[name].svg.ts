import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SpriteName, spriteNames } from '../../drawings/sprites.ts';
import { TownLand } from '../../sections/place/PlaceMap/TownLand.tsx';
import { drawingNames, standaloneDrawing } from '../../site/drawings.ts';
import { homeMap } from '../../site/home-view.ts';
import type { Language } from '../../site/language.ts';
import { spriteFile } from '../../site/sprite-file.ts';

const isSprite = (name: string): name is SpriteName => spriteNames.some((sprite) => sprite === name);

const land = (lang: Language): string => renderToStaticMarkup(createElement(TownLand, homeMap(lang)));

/**
 * Every drawing as a file of its own, for pictures below the first screen that load when they come near, and those that
 * a page shows through `<use>` as one.
 */
export const getStaticPaths = () => [...drawingNames(), ...spriteNames].map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) => {
  const name = String(params.name);
  const svg = isSprite(name)
    ? spriteFile(name, { 'town-map-fr': land('fr'), 'town-map-nl': land('nl') })
    : standaloneDrawing(name);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
