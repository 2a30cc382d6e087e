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
  /** True where nothing may be changed, with the reason in `why`; else that says what the site says otherwise. */
  readOnly: boolean;
  why: LocalisedText | null;
  /** Texts that say otherwise. */
  reread: readonly Location[];
  /** Pages that show it, the best first. */
  pages: PageEntry[];
  /** What its texts print of elsewhere. */
  references: Reference[];
  /** JSON Schema (input) of the value, with `label` and `help` in both languages on its parts. */
  schema: Subschema;
  /** Where the photograph beside it is, or would be. */
  photo: Location | null;
  /** The lists that it is in: one adds where one has clicked an item. */
  lists: Pick<Field, 'label' | 'inputs' | 'schema'>[];
  /** What contains it, from the file down: to open more than this value. */
  parents: { location: Location; label: LocalisedText }[];
}

export interface FieldInput extends Location {
  /** null: one value for both languages. */
  language: Language | null;
  /** undefined where the file lacks the key. */
  value: Value | undefined;
}
