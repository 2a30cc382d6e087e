import type { EnumOption, FieldKind, Subschema } from '../subschema.ts';
import type { Language, LocalisedText, Location, Value } from '../values.ts';
import type { ChangesState, FindingView, PageEntry, Reference } from './site.ts';

/** A value as one edits it, in both languages where it has two. `field` { marker } or { location } */
export interface Field {
  label: LocalisedText;
  help: LocalisedText | null;
  kind: FieldKind;
  choices: EnumOption[];
  /** One input, or one for each language. */
  inputs: FieldInput[];
  /** Unit behind a number: `€`, `%`, `heures`. */
  unit: LocalisedText | null;
  /** True for a value that may not be changed: `why` is the reason. Else `why` is a note on the value. */
  readOnly: boolean;
  why: LocalisedText | null;
  /** Pages that show the value, the best first. */
  pages: PageEntry[];
  /** References in its texts, with the values that they print. */
  references: Reference[];
  /** JSON Schema (input) of the value, with `label` and `help` in both languages on its parts. */
  schema: Subschema;
  /** Location of the photograph beside the value, which may not exist yet. */
  photo: Location | null;
  /** The lists around the value, so that a click on an item also offers to add one. */
  lists: Pick<Field, 'label' | 'inputs' | 'schema'>[];
  /** The groups and lists around the value, from the file down, each of which can be opened. */
  parents: { location: Location; label: LocalisedText }[];
}

export interface FieldInput extends Location {
  /** null: one value for both languages. */
  language: Language | null;
  /** undefined where the file lacks the key. */
  value: Value | undefined;
}

/** Answer to a request that failed. 409: something changed meanwhile; `conflicts` has both versions. */
export interface Failure {
  message: LocalisedText;
  conflicts?: Conflict[];
}

/** A value that was changed here and elsewhere (on disk, in another window). `path` [] where the file cannot be read. */
export interface Conflict extends Location {
  title: LocalisedText;
  mine: Value | undefined;
  theirs: Value | undefined;
}

/** A change of one value. `was` is the value that the client shows; the answer is 409 if the value is another one now. */
export type Change = Location &
  (
    | { kind: 'set'; value: Value; was?: Value | undefined }
    /** Puts an item into a list before the index that ends the path, or a key into a map. */
    | { kind: 'add'; value: Value }
    /** With the path [] the whole file. */
    | { kind: 'remove'; was?: Value | undefined }
    | { kind: 'move'; to: number }
  );

/** Nothing is written where something is refused. */
export interface Saved extends ChangesState {
  saved: string[];
  refused: FindingView[];
  /** Questions that the owner has to answer with yes first: a price ten times as high, a sample that becomes real. */
  questions: LocalisedText[];
}

/** State with the name of what was undone or done again, and the first value that this changed. */
export interface Undone extends ChangesState {
  done: LocalisedText | null;
  changed: Location | null;
}

export interface PriceRow {
  /** Name of the fact: `prices.repair`. */
  name: string;
  label: LocalisedText;
  /** Where its value is. */
  location: Location;
  /** Without VAT, in euros; two numbers are a range. */
  value: number | [number, number];
  /** With VAT, as printed: 6 % and 21 %; of the later value, where there is one. */
  withVat: { rate: LocalisedText; printed: LocalisedText }[];
  /** The value from a later day on. */
  next: { from: string; value: number | [number, number] } | null;
  pages: PageEntry[];
}

/** A changed value, in words. null: the value was not there before, or is not there after the change. */
export interface ValueChange extends Location {
  title: LocalisedText;
  label: LocalisedText;
  language: Language | null;
  /** Whether the value is computed from others, and is therefore published with them. */
  isComputed: boolean;
  wordsBefore: LocalisedText | null;
  wordsAfter: LocalisedText | null;
  /** The values themselves, by which the change is taken back alone. */
  valueBefore?: Value | undefined;
  valueAfter?: Value | undefined;
}
