import { boxAround, overlaps } from './boxes.ts';
import { plateSize } from './MapPlate.tsx';
import { type Box, type Point, type Position, projection } from './projection.ts';
import type { ScaleAndNorthPositions } from './ScaleAndNorth.tsx';
import type { TownMark } from './town-map.ts';

/** What a map of towns has in view, in units of the drawing; the firm stands at 0, 0. */
export const view = { left: -330, top: -430, right: 470, bottom: 270 };

/** Units of a kilometre where everything is near; the map shows more ground, smaller, where a place lies further away. */
const defaultScale = 46;

/** Room between a name plate and the frame. */
const margin = 6;

/** What the scale bar measures, in kilometres. */
export const scaleLength = 5;

/** Where the firm stands. */
export const origin: Position = [0, 0];

/** Left end of the scale bar, whose right end stands in the corner with room for its words. */
const scaleBar = (scale: number): Position => [view.right - 46 - scaleLength * scale, view.bottom - 42];

/** Scale bar and north arrow. */
export const scaleAndNorthPositions = (scale: number): ScaleAndNorthPositions => ({
  scale: scaleBar(scale),
  length: scaleLength * scale,
  north: [436, -380],
});

/** On phones a plate is this much wider, as its style sheet says, to hold larger letters. */
const phoneWidth = 1.3;

/** The firm's house with its name below, the north arrow, and the scale bar with its words: where no plate may lie. */
const reservedBoxes = (scale: number): readonly Box[] => [
  { left: -102, right: 102, top: -34, bottom: 72 },
  { left: 420, right: 452, top: -402, bottom: -318 },
  { left: scaleBar(scale)[0] - 12, right: view.right, top: scaleBar(scale)[1] - 8, bottom: view.bottom },
];

/** A town's name plate: of its own page large, with the words for "you are here". */
interface Plate {
  /** From the town's dot to the plate's middle. */
  step: Position;
  width: number;
  height: number;
}

const plateOf = (town: TownMark, isHere: boolean, hereLabel: string): Plate => {
  const detail = isHere ? `${town.postalCode} · ${hereLabel}` : town.postalCode;
  const { width, height } = plateSize(town.name, detail, isHere);
  return { step: isHere ? town.largePlate : town.plate, width: width * phoneWidth, height };
};

/** The largest scale at which a dot, `away` kilometres from the firm along one axis, and its plate are in view. */
const scaleOnAxis = (away: number, step: number, size: number, low: number, high: number): number => {
  const [first, last] = [Math.min(0, step - size / 2), Math.max(0, step + size / 2)];
  if (away > 0) return (high - margin - last) / away;
  return away < 0 ? (low + margin - first) / away : Number.POSITIVE_INFINITY;
};

/** How the map of a town's page is laid out; `here` is the firm's own town where the page shows the firm's. */
export interface TownLayout {
  /** Units of the drawing in a kilometre. */
  scale: number;
  /** Towns besides `here` and the firm's own whose plates are in view and cover nothing; where two meet, the nearer one. */
  others: TownMark[];
  /** Middle of the sign on the pipe to `here` that says how far it is. */
  distanceAt: Position;
}

/** Size of the sign with the distance on phones, where it is largest. */
const distanceSize = { width: 136, height: 52 };

/** Where along its pipe that sign may stand, the best place first: as shares of the whole. */
const distanceShares = [0.5, 0.54, 0.46, 0.58, 0.42, 0.62, 0.38];

/**
 * Lays out the towns round the firm. A page's own town is always in view, on the map of the firm's town every town; other
 * towns are left out where their plate would leave the frame or cover another.
 */
export const layOutTowns = (
  firm: { coordinates: Point; town: string | null },
  here: string,
  towns: readonly TownMark[],
  hereLabel: string,
): TownLayout => {
  const away = projection(firm.coordinates, 1000);
  const kilometres = (town: TownMark): Position => {
    const [x, y] = away(town.coordinates);
    return [x / 1000, y / 1000];
  };
  const isHome = here === firm.town;
  const candidates = towns.filter(({ slug }) => slug !== here && slug !== firm.town);
  const own = isHome ? [] : towns.filter(({ slug }) => slug === here);
  const largest = Math.min(
    defaultScale,
    ...(isHome ? candidates : own).flatMap((town) => {
      const { step, width, height } = plateOf(town, !isHome, hereLabel);
      const [x, y] = kilometres(town);
      return [
        scaleOnAxis(x, step[0], width, view.left, view.right),
        scaleOnAxis(y, step[1], height, view.top, view.bottom),
      ];
    }),
  );
  // In steps that make the scale bar a whole number long.
  const scale = Math.floor(largest * scaleLength) / scaleLength;

  const at = projection(firm.coordinates, scale);
  const boxOf = (town: TownMark, isHere: boolean): Box => {
    const { step, width, height } = plateOf(town, isHere, hereLabel);
    const [x, y] = at(town.coordinates);
    return boxAround([x + step[0], y + step[1]], width, height);
  };
  const isInView = ({ left, top, right, bottom }: Box): boolean =>
    left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom;

  const covered = [...reservedBoxes(scale), ...own.map((town) => boxOf(town, true))];
  const nearestFirst = candidates.toSorted(
    (one, other) => Math.hypot(...kilometres(one)) - Math.hypot(...kilometres(other)),
  );
  const shown = new Set<TownMark>();
  for (const town of nearestFirst) {
    const box = boxOf(town, false);
    if (!isInView(box) || covered.some((other) => overlaps(box, other))) continue;
    covered.push(box);
    shown.add(town);
  }
  const [x, y] = own[0] === undefined ? [0, 0] : at(own[0].coordinates);
  const places = distanceShares.map((share): Position => [Math.round(x * share), Math.round(y * share)]);
  const isFree = (place: Position) =>
    !covered.some((other) => overlaps(boxAround(place, distanceSize.width, distanceSize.height), other));
  return {
    scale,
    others: candidates.filter((town) => shown.has(town)),
    distanceAt: places.find(isFree) ?? [Math.round(x / 2), Math.round(y / 2)],
  };
};
