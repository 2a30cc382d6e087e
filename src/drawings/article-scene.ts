import { articleDrawing } from './article-categories.ts';
import { drawingSource } from './drawings.ts';

const floor = 'M-4000 320h8000v400h-8000z';
const line = 'M-4000 320h8000v11h-8000z';
const pairOf = (supply: string, back: string): string =>
  `<path class="pipe-wall" d="${supply}"/><path class="pipe-wall" d="${back}"/><path class="pipe-supply" d="${supply}"/><path class="pipe-return" d="${back}"/>`;

/** Supply and return pipe under the street. They connect to the drawing at its `data-feed`, or end in a brass fitting. */
const pipesOf = (panel: string): string => {
  const [, supply, back] = /data-feed="(-?\d+) (-?\d+)"/.exec(panel) ?? [];
  if (supply === undefined || back === undefined) {
    return `${pairOf('M268 354.500H-4000', 'M268 366.500H-4000')}<path class="brass" d="M268 348.500h17v12h-17zm0 12h17v12h-17z"/>`;
  }
  return pairOf(`M${190 + Number(supply)} 305v49.500H-4000`, `M${190 + Number(back)} 305v61.500H-4000`);
};

/** An article, and its scene if it has one. */
interface Input {
  id: string;
  category: string;
  scene?: string | undefined;
}

/**
 * The header drawing of an article: its scene, or its panel (its own drawing or that of its category) on a street, from which supply and return pipe run to the
 * rail of the page. `data-foot` of a panel is the y coordinate of the ground in it; `data-feed` has the x coordinates of
 * the supply and the return pipe.
 */
export const articleScene = ({ id, category, scene }: Input): string => {
  if (scene !== undefined) return drawingSource(scene);
  const panel = drawingSource(articleDrawing({ id, category }));
  const foot = Number(/data-foot="(\d+)"/.exec(panel)?.[1] ?? 168);
  const inner = panel.slice(panel.indexOf('>') + 1, panel.lastIndexOf('</svg>'));
  const mark = panel.includes(' data-default') ? ' data-default=""' : '';
  return `<svg viewBox="0 84 560 316"${mark}><path class="paper" d="${floor}"/><path class="silhouette" d="${line}"/>${pipesOf(panel)}<g transform="translate(190 ${320 - foot})">${inner}</g></svg>`;
};
