import type { LocalisedText, Task } from '@pajotherm/editor/contract';
import { stringify } from 'yaml';

type Field = Task['fields'][number];

/** A field of a task: a text in both languages, where `more` does not say otherwise. */
export const field = (name: string, fr: string, nl: string, more: Partial<Field> = {}): Field => ({
  name,
  label: { fr, nl },
  help: null,
  kind: 'line',
  isOptional: false,
  localised: true,
  choices: [],
  initial: '',
  ...more,
});

/** A field with a choice of values; the first value is chosen at first. */
export const choiceField = (name: string, fr: string, nl: string, choices: Field['choices']): Field =>
  field(name, fr, nl, { kind: 'choice', localised: false, choices, initial: choices[0]?.value ?? '' });

/** The input of a field, in both languages. */
export const localisedInput = (value: string | LocalisedText | undefined): LocalisedText =>
  typeof value === 'object' ? value : { fr: value ?? '', nl: value ?? '' };

/** Data as the files of the content are written. */
export const toYaml = (data: object): string =>
  stringify(data, { lineWidth: 0, flowCollectionPadding: false, aliasDuplicateObjects: false });

/** Fields for an optional photograph and its text alternative. */
export const photoFields: readonly Field[] = [
  field('photo', 'Photo, si vous en avez une', 'Foto, als u er een hebt', {
    kind: 'photo',
    localised: false,
    isOptional: true,
  }),
  field('alt', 'Ce que la photo montre', 'Wat op de foto staat', { isOptional: 'photo' }),
];

/** The key `photo` from the input; nothing without a photograph. */
export const photoFrom = ({ photo, alt }: Readonly<Record<string, string | LocalisedText>>): object =>
  typeof photo === 'string' && photo !== '' ? { photo: { file: photo, alt: localisedInput(alt) } } : {};
