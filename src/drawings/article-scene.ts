import { articleDrawing } from './article-categories.ts';
import { drawingSource } from './drawings.ts';

/** y coordinate of the floor in `article-room.svg`. */
const floor = 318;
/** How far a panel stands from the left edge of the room. */
const panelLeft = 150;

const contentOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

const pipePair = (supply: string, back: string): string =>
  `<path class="pipe-wall" d="${supply}"/><path class="pipe-wall" d="${back}"/><path class="pipe-supply" d="${supply}"/><path class="pipe-return" d="${back}"/>`;

/** Supply and return pipe under the floor: they rise to what the panel feeds at its `data-feed`, or to the radiator of the room. */
const pipesOf = (panel: string): string => {
  const [, supply, back] = /data-feed="(-?\d+) (-?\d+)"/.exec(panel) ?? [];
  if (supply === undefined || back === undefined) return contentOf(drawingSource('article-room-radiator'));
  return pipePair(
    `M${panelLeft + Number(supply)} 305v49.500H-4000`,
    `M${panelLeft + Number(back)} 305v61.500H-4000`,
  );
};

/** An article, and its scene if it has one. */
interface Input {
  id: string;
  category: string;
  scene?: string | undefined;
}

/**
 * The header drawing of an article: its scene, or its panel (its own drawing or that of its category) in a room, into
 * which supply and return pipe rise from the rail of the page. `data-foot` of a panel is the y coordinate of the ground
 * in it; `data-feed` has the x coordinates of the supply and the return pipe.
 */
export const articleScene = ({ id, category, scene }: Input): string => {
  if (scene !== undefined) return drawingSource(scene);
  const panel = drawingSource(articleDrawing({ id, category }));
  const foot = Number(/data-foot="(\d+)"/.exec(panel)?.[1] ?? 168);
  const mark = panel.includes(' data-default') ? ' data-default=""' : '';
  const room = contentOf(drawingSource('article-room'));
  return `<svg viewBox="0 0 560 400"${mark}>${room}${pipesOf(panel)}<g transform="translate(${panelLeft} ${floor - foot})">${contentOf(panel)}</g></svg>`;
};
