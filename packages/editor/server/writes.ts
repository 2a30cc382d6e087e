import type { LocalisedText, Location } from '../shared/values.ts';
import { dataOf } from './data-files.ts';
import { differences } from './merge.ts';

/** Values that were changed by a window, or on disk. `label` is null once they are saved. */
interface Write {
  /** The windows that show it: the one that made it, and those that have read everything since. */
  windows: Set<string>;
  label: LocalisedText | null;
  locations: Location[];
}

/** The largest number of writes that are kept. */
const maxWrites = 1000;

/** What was changed, and by which window, so that the others are told. */
export class Writes {
  #all: Write[] = [];
  /** The texts of which all differences are noted. */
  readonly #noted: Map<string, string | null>;

  constructor(texts: Map<string, string | null>) {
    this.#noted = texts;
  }

  /** A window is shown everything. */
  tell(window: string): void {
    for (const { windows } of this.#all) windows.add(window);
  }

  /** What was changed elsewhere, and a window was not shown. */
  untold(window: string): Write[] {
    return this.#all.filter(({ windows }) => !windows.has(window));
  }

  /** Notes the values that differ from those noted last: none where the file on disk is what was saved. */
  note(texts: ReadonlyMap<string, string | null>, by: Omit<Write, 'locations'>): void {
    const locations = [...texts].flatMap(([file, text]) => {
      const before = dataOf(file, this.#noted.get(file) ?? null);
      this.#noted.set(file, text);
      return differences(before, dataOf(file, text)).map(({ path }) => ({ file, path }));
    });
    if (locations.length > 0) this.#all = [...this.#all, { ...by, locations }].slice(-maxWrites);
  }

  /** Everything is saved. */
  markSaved(): void {
    for (const write of this.#all) write.label = null;
  }
}
