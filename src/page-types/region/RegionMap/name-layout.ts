import type { Position } from '#src/lib/coordinates.ts';
import { boxAround, contains, overlaps } from '#src/sections/PlaceMap/boxes.ts';
import type { Box } from '#src/sections/PlaceMap/projection.ts';

/** Width of a letter as a share of the font size, in the brand font and its fallback. */
const letterWidth = 0.6;

/** Space between two names as a share of the font size. */
const wordSpace = 0.4;

/** Height of a line as a share of the font size. */
export const lineHeight = 1.05;

/** Names longer than this, in letters, have two lines. */
const longestLine = 12;

/** Returns a name as one line, or as two lines divided at the hyphen that makes them shortest. */
const linesOf = (name: string): string[] => {
  if (name.length <= longestLine) return [name];
  const divided = [...name.matchAll(/-/g)].map(({ index }) => [
    name.slice(0, index + 1),
    name.slice(index + 1),
  ]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return divided.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
};

/** A name with a position: its lines, their middle, and the box that they cover. */
export interface PlacedName {
  lines: string[];
  at: Position;
  box: Box;
}

/** The space for the names of a map, in units of the drawing. */
export interface LabelSpace {
  fontSize: number;
  /** The largest distance between a name and its place. */
  farthest: number;
  frame: Box;
  /** Boxes that no name may overlap. */
  reserved: readonly Box[];
  /** Boxes that a name overlaps only if there is no other room. */
  avoided: readonly Box[];
}

/** Returns the offsets up to a distance, the nearest first. */
const offsets = (farthest: number): Position[] => {
  const steps = Array.from({ length: 2 * Math.floor(farthest / 4) + 1 }, (_, step) => step * 4 - farthest);
  return steps
    .flatMap((x) => steps.map((y): Position => [x, y]))
    .filter(([x, y]) => Math.hypot(x, y) <= farthest)
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
};

/**
 * Places names on a map, in the given order. No name overlaps another name, another place or a reserved box. A name
 * without room is null.
 */
export const placeNames = (
  names: readonly { name: string; position: Position }[],
  { fontSize, farthest, frame, reserved, avoided }: LabelSpace,
): (PlacedName | null)[] => {
  const occupied = [...reserved];
  const inFrame = ({ left, right, top, bottom }: Box) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  return names.map(({ name, position: [x, y] }) => {
    const lines = linesOf(name);
    const width =
      Math.max(...lines.map(({ length }) => length)) * letterWidth * fontSize + wordSpace * fontSize;
    const height = lines.length * lineHeight * fontSize;
    const places = offsets(farthest)
      .map(([right, down]): PlacedName => {
        const at: Position = [x + right, y + down];
        return { lines, at, box: boxAround(at, width, height) };
      })
      .filter(({ box }) => {
        const coversOther = names.some(
          ({ name: other, position }) => other !== name && contains(box, position),
        );
        return inFrame(box) && !coversOther && !occupied.some((other) => overlaps(box, other));
      });
    const place = places.find(({ box }) => !avoided.some((line) => overlaps(box, line))) ?? places[0];
    if (place === undefined) return null;
    occupied.push(place.box);
    return place;
  });
};
