import { addMarkers } from '../shared/markers.ts';
import { type Location, leavesOf, type Value } from '../shared/values.ts';

/** A marked text: its location as the site knows it, and its text as the file has it, perhaps followed by words of the site. */
interface MarkedText extends Location {
  written: string;
}

/** Numbers the locations whose texts are marked. A location keeps its number as long as the process runs. */
export class MarkerLocations {
  readonly #numbers = new Map<string, number>();
  readonly #texts: MarkedText[] = [];

  textOf(number: number): MarkedText | null {
    return this.#texts[number] ?? null;
  }

  /** The marked texts that meet a condition, with their numbers. */
  textsWhere(isWanted: (text: MarkedText) => boolean): { number: number; text: MarkedText }[] {
    return this.#texts.flatMap((text, number) => (isWanted(text) ? [{ number, text }] : []));
  }

  /** A text with the marker of its location around it. */
  mark(printed: string, { file, path }: Location, written: string): string {
    const key = JSON.stringify([file, path]);
    const number = this.#numbers.get(key) ?? this.#texts.length;
    this.#numbers.set(key, number);
    this.#texts[number] = { file, path, written };
    return addMarkers(printed, number);
  }
}

/** The texts of some data, and each line of a text of several lines. */
const textsIn = (data: Value | undefined) =>
  leavesOf(data).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const lines = value.includes('\n') ? value.split('\n') : [];
    return [{ path, text: value }, ...lines.map((text, line) => ({ path: [...path, line], text }))];
  });

/**
 * Location of a marked text in the data of its file. If the site has sorted a list or left items out, the path of the marker
 * is wrong: then the location is that of the same text in the file.
 */
export const locationIn = (data: Value | undefined, { file, path, written }: MarkedText): Location => {
  const leaves = textsIn(data);
  const own = leaves.find((leaf) => leaf.path.join('\n') === path.join('\n'));
  if (own !== undefined && written.startsWith(own.text)) return { file, path };
  const same =
    leaves.find(({ text }) => text === written) ??
    leaves.find(({ text }) => text.length > 3 && written.startsWith(text));
  return { file, path: same?.path ?? path };
};
