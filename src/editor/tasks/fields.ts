import type { LocalisedText, Task, TaskInput, TaskNote } from '@pajotherm/editor/contract';
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

/** A field with a choice of values. Nothing is chosen at first: what an owner passes over would be true of no one. */
export const choiceField = (name: string, fr: string, nl: string, choices: Field['choices']): Field =>
  field(name, fr, nl, { kind: 'choice', localised: false, choices });

/** The one note of a form, beside a field. */
export const noteBeside = (name: string, stops: boolean, fr: string, nl: string): TaskNote[] => [
  { name, stops, text: { fr, nl } },
];

/** The input of a field, in both languages. */
export const localisedInput = (value: string | LocalisedText | undefined): LocalisedText =>
  typeof value === 'object' ? value : { fr: value ?? '', nl: value ?? '' };

/** Data as the files of the content are written. */
export const toYaml = (data: object): string =>
  stringify(data, { lineWidth: 0, flowCollectionPadding: false, aliasDuplicateObjects: false });

/** Fields for an optional photograph and its text alternative. @param count behind their names; empty for the first */
export const photoFields = (fr: string, nl: string, count = ''): Field[] => [
  field(`photo${count}`, fr, nl, { kind: 'photo', localised: false, isOptional: true }),
  field(`alt${count}`, 'Ce que cette photo montre', 'Wat op deze foto staat', {
    isOptional: `photo${count}`,
  }),
];

/** The photograph of some `photoFields` in the input; [] without one. */
export const photosFrom = (input: TaskInput, count = '') => {
  const file = String(input[`photo${count}`] ?? '');
  return file === '' ? [] : [{ file, alt: localisedInput(input[`alt${count}`]) }];
};
