import type { EnumOption, FieldKind, Subschema } from '../subschema.ts';
import type { Language, LocalisedText, Location, Value } from '../values.ts';
import type { PageEntry, Reference } from './site.ts';

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
  /** True for a value that may not be changed: `why` is the reason. Else `why` says which texts contradict the value. */
  readOnly: boolean;
  why: LocalisedText | null;
  /** Texts that contradict the value. */
  reread: readonly Location[];
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
