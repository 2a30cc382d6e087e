import type { Task, Texts } from '@pajotherm/editor/contract';

type Field = Task['fields'][number];

/** A field of a task: a text in both languages. */
export const textField = (name: string, fr: string, nl: string, help: Texts | null = null): Field => ({
  ...{ name, label: { fr, nl }, help, kind: 'text' },
  ...{ localised: true, choices: [], initial: '' },
});

/** The words that were typed, in both languages. */
export const words = (value: string | Texts | undefined): Texts =>
  typeof value === 'object' ? value : { fr: value ?? '', nl: value ?? '' };
