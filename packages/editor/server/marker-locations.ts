import { mark } from '../shared/markers.ts';
import type { Location, Path, Value } from '../shared/values.ts';

/** A marked text: its location as the site has it, and the text as its file has it, or one that begins with that. */
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

  /** The texts of some files, with their numbers. */
  textsOf(files: readonly string[]): { number: number; text: MarkedText }[] {
    return this.#texts.flatMap((text, number) => (files.includes(text.file) ? [{ number, text }] : []));
  }

  /** A text with the marker of its location around it. */
  mark(printed: string, { file, path }: Location, written: string): string {
    const key = JSON.stringify([file, path]);
    const number = this.#numbers.get(key) ?? this.#texts.length;
    this.#numbers.set(key, number);
    this.#texts[number] = { file, path, written };
    return mark(printed, number);
  }
}

const leavesOf = (value: Value | undefined, path: Path = []): { path: Path; text: string }[] => {
  if (typeof value === 'string') {
    const lines = value.includes('\n')
      ? value.split('\n').map((text, line) => ({ path: [...path, line], text }))
      : [];
    return [{ path, text: value }, ...lines];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/**
 * Where a marked text is in the data of its file. The site may have sorted a list or left items out, so that the text is not
 * at its own path: then it is where the file has the same text.
 */
export const locationIn = (data: Value | undefined, { file, path, written }: MarkedText): Location => {
  const leaves = leavesOf(data);
  const own = leaves.find((leaf) => leaf.path.join('\n') === path.join('\n'));
  if (own !== undefined && written.startsWith(own.text)) return { file, path };
  const same =
    leaves.find(({ text }) => text === written) ??
    leaves.find(({ text }) => text.length > 3 && written.startsWith(text));
  return { file, path: same?.path ?? path };
};
