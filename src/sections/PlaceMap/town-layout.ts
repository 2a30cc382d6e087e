import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import { boxAround, boxesAlong, overlaps } from './boxes.ts';
import { type Box, projection } from './projection.ts';
import { brokenRing, placeRingLabel } from './rings.ts';
import type { TownMark } from './town-map.ts';
import { plateOf } from './town-plate.ts';

/** The frame of a town map, in units of the drawing; the company is at 0, 0. */
export const view = { left: -330, top: -430, right: 470, bottom: 270 };

/** Units per kilometre; smaller where a town is too far away to be in view at this scale. */
const defaultScale = 46;

/** Room between a name plate and the frame. */
const margin = 6;

/** Radius of the ring around the town of the page, in kilometres. */
export const ringRadius = 5;

/** Position of the company. */
export const origin: Position = [0, 0];

/** Tip of the north arrow. */
export const north: Position = [436, -380];

/** Above the name of the river, which stands at the foot. */
const foot = view.bottom - 42;

/** Where no name plate may lie: the company's house with its plate, and the north arrow. */
const reservedBoxes: readonly Box[] = [
  { left: -102, right: 102, top: -34, bottom: 72 },
  { left: 420, right: 452, top: -402, bottom: -318 },
];

/** The largest scale at which a dot, `away` kilometres from the company along one axis, and its plate are in view. */
const scaleOnAxis = (away: number, offset: number, size: number, low: number, high: number): number => {
  const [first, last] = [Math.min(0, offset - size / 2), Math.max(0, offset + size / 2)];
  if (away > 0) return (high - margin - last) / away;
  return away < 0 ? (low + margin - first) / away : Number.POSITIVE_INFINITY;
};

/** Layout of the map of a town's page. */
export interface TownLayout {
  /** Units of the drawing per kilometre. */
  scale: number;
  /**
   * Towns other than `here` and the company's own whose plates are in view and overlap nothing; of two that overlap,
   * the nearer.
   */
  others: TownMark[];
  /** Centre of the distance label on the pipe to `here`. */
  distanceAt: Position;
  /** What else is written or drawn: plates, labels, pipes. */
  occupied: Box[];
  /** The ring around `here`: its path, open where a plate or its label stands; null where there is no room for one. */
  ring: { path: string; labelAt: Position | null };
}

/** Size of the ring's label on phones, where it is largest. */
const ringLabelSize = { width: 92, height: 44 };

const isInView = ({ left, top, right, bottom }: Box): boolean =>
  left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom;

/** Size of the distance label on phones, where it is largest. */
const distanceSize = { width: 136, height: 52 };

/** Where that label may stand, as shares of the pipe's length, the best first. */
const distanceShares = [0.5, 0.54, 0.46, 0.58, 0.42, 0.62, 0.38, 0.66, 0.7];

/**
 * Lays out the towns around the company. The page's own town is always in view; on the page of the company's own town,
 * every town is. Other towns are left out where their plate would leave the frame or overlap another.
 */
export const layOutTowns = (
  company: { coordinates: Coordinates; town: string | null },
  here: string,
  towns: readonly TownMark[],
  hereLabel: string,
): TownLayout => {
  const away = projection(company.coordinates, 1000);
  const kilometres = (town: TownMark): Position => {
    const [x, y] = away(town.coordinates);
    return [x / 1000, y / 1000];
  };
  const isHeadquarters = here === company.town;
  const candidates = towns.filter(({ slug }) => slug !== here && slug !== company.town);
  const own = isHeadquarters ? [] : towns.filter(({ slug }) => slug === here);
  const largest = Math.min(
    defaultScale,
    ...(isHeadquarters ? candidates : own).flatMap((town) => {
      const { offset, width, height } = plateOf(town, !isHeadquarters, hereLabel);
      const [x, y] = kilometres(town);
      return [
        scaleOnAxis(x, offset[0], width, view.left, view.right),
        scaleOnAxis(y, offset[1], height, view.top, view.bottom),
      ];
    }),
  );
  // In steps that keep the radius of the ring a whole number of units.
  const scale = Math.floor(largest * ringRadius) / ringRadius;

  const at = projection(company.coordinates, scale);
  const boxOf = (town: TownMark, isHere: boolean): Box => {
    const { offset, width, height } = plateOf(town, isHere, hereLabel);
    const [x, y] = at(town.coordinates);
    return boxAround([x + offset[0], y + offset[1]], width, height);
  };
  const occupied = [...reservedBoxes, ...own.map((town) => boxOf(town, true))];
  const nearestFirst = candidates.toSorted(
    (one, other) => Math.hypot(...kilometres(one)) - Math.hypot(...kilometres(other)),
  );
  const shownMarks = new Set<TownMark>();
  for (const town of nearestFirst) {
    const box = boxOf(town, false);
    if (!isInView(box) || occupied.some((other) => overlaps(box, other))) continue;
    occupied.push(box);
    shownMarks.add(town);
  }
  const [x, y] = own[0] === undefined ? [0, 0] : at(own[0].coordinates);
  const places = distanceShares.map((share): Position => [Math.round(x * share), Math.round(y * share)]);
  const isFree = (place: Position) =>
    !occupied.some((other) => overlaps(boxAround(place, distanceSize.width, distanceSize.height), other));
  const distanceAt = places.find(isFree) ?? [Math.round(x / 2), Math.round(y / 2)];
  const distanceBox = boxAround(distanceAt, distanceSize.width, distanceSize.height);
  const pipes = (isHeadquarters ? [...shownMarks] : own).flatMap((town) =>
    boxesAlong([origin, at(town.coordinates)], 30),
  );
  const ring = [[x, y], ringRadius * scale] as const;
  const labelAt = placeRingLabel(...ring, ringLabelSize, {
    frame: { ...view, bottom: foot },
    reserved: isHeadquarters ? occupied : [...occupied, distanceBox],
    lines: pipes,
  });
  const labelBoxes = labelAt === null ? [] : [boxAround(labelAt, ringLabelSize.width, ringLabelSize.height)];
  return {
    scale,
    others: candidates.filter((town) => shownMarks.has(town)),
    distanceAt,
    occupied: [...occupied, ...labelBoxes, ...pipes, distanceBox],
    ring: { path: brokenRing(...ring, view, [...occupied, ...labelBoxes]), labelAt },
  };
};
