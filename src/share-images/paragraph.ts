import { outlineOf, widthOf } from './lettering.ts';

/** Sizes to try, largest first: how many lines each may fill, and how wide. The last is taken as it comes. */
export type Sizes = readonly (readonly [size: number, lines: number, width: number])[];

interface Setting {
  weight: number;
  sizes: Sizes;
}

/** Text set in lines: one path, and how tall it is. */
export interface Paragraph {
  path: (x: number, y: number, colour: string) => string;
  height: number;
}

const lineHeight = 1.08;

const wrapLines = async (words: readonly string[], size: number, weight: number, width: number) => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && (await widthOf(longer, size, weight)) <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const widestLine = async (lines: readonly string[], size: number, weight: number): Promise<number> =>
  Math.max(...(await Promise.all(lines.map((line) => widthOf(line, size, weight)))));

/** Sets a text in the largest of the sizes in which it fits. */
export const paragraph = async (text: string, { weight, sizes }: Setting): Promise<Paragraph> => {
  // Only plain spaces part words: typography keeps its signs together with no-break spaces.
  const words = text.split(' ');
  let [size = 0, , width = 0] = sizes.at(-1) ?? [];
  for (const [candidate, lines, room] of sizes) {
    const candidateLines = await wrapLines(words, candidate, weight, room);
    if (candidateLines.length <= lines && (await widestLine(candidateLines, candidate, weight)) <= room) {
      size = candidate;
      width = room;
      break;
    }
  }
  const lines = await wrapLines(words, size, weight, width);
  const outlines = await Promise.all(lines.map((line) => outlineOf(line, size, weight)));
  return {
    height: lines.length * size * lineHeight,
    path: (x, y, colour) =>
      outlines
        .map(({ path }, line) => {
          const baseline = y + size * (0.8 + line * lineHeight);
          return `<path transform="translate(${x} ${baseline.toFixed(1)})" fill="${colour}" stroke="none" d="${path}"/>`;
        })
        .join(''),
  };
};
