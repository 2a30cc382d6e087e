import type { LabelSide } from '#src/content/schemas/places.ts';
import type { Coordinates } from '#src/lib/coordinates.ts';
import type { namePoints } from './landscape.ts';
import { createProjection } from './projection.ts';

/** A place with its name on a map. */
export interface MapPlace {
  name: string;
  coordinates: Coordinates;
  /** A postal code stands on the place itself, on phones as a dot; the others beside it. */
  kind: 'town' | 'here' | 'company' | 'code';
  /** The side on which the name stands; a postal code is only moved there, where two would overlap. */
  label: LabelSide | null;
  href: string | null;
}

/** What a map of 800 × 700 units shows. */
export interface MapView {
  /** The place at 0, 0, and the left top corner in units. */
  centre: Coordinates;
  left: number;
  top: number;
  unitsPerKilometre: number;
  /** Distances of the rings around the company in kilometres; their labels stand on this degree, clockwise from the east. */
  rings: readonly number[];
  ringAngle: number;
  /** Where the company's name stands. */
  companyLabel: LabelSide;
  names: readonly (keyof typeof namePoints)[];
}

const directions = { none: [0, 0], left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] } as const;

/** The plate with the name of a place, in units from the place: wide enough for the large letters of phones. */
export const plateBox = ({ name, kind, label }: Omit<MapPlace, 'href'>) => {
  const isCode = kind === 'code';
  const [width, height] = isCode ? [50, 26] : [Math.max(120, name.length * 17 + 24), 46];
  const [right, down] = directions[label ?? 'none'];
  const [x, y] = isCode ? [12, 6] : kind === 'company' ? [width / 2 + 36, 54] : [width / 2 + 16, 41];
  return { width, height, left: right * x - width / 2, top: down * y - height / 2 };
};

/** The map of towns: the company stands left of its middle, and below. */
const townView = {
  left: -330,
  top: -430,
  rings: [5],
  ringAngle: 155,
  companyLabel: 'below',
  names: ['river', 'motorway'],
} as const;

/** The view of a map around the company, in which these towns are: 46 units a kilometre, or fewer where one is far away. */
export const townMapView = (company: Coordinates, towns: readonly MapPlace[]): MapView => {
  const limits = towns.flatMap((town) => {
    const [right, down] = createProjection(company, 1000)(town.coordinates);
    const { left, top, width, height } = plateBox(town);
    return [
      (right > 0 ? townView.left + 800 - Math.max(left + width, 9) : townView.left - Math.min(left, -9)) /
        right,
      (down > 0 ? townView.top + 700 - Math.max(top + height, 9) : townView.top - Math.min(top, -9)) / down,
    ];
  });
  const unitsPerKilometre = Math.min(46, ...limits.filter((limit) => limit > 0).map((limit) => limit * 1000));
  return { ...townView, centre: company, unitsPerKilometre };
};
