import type { TaskForm } from './api/site.ts';
import { type Language, type LocalisedText, languages } from './values.ts';

/** The input of the form of a task, by the names of its fields. */
export type TaskInput = Record<string, string | LocalisedText>;

/**
 * The fields that are empty and must not be, each with its empty language where it has two (`language`; else null). An optional
 * text that one language has is needed in the other, too: a page would fill the gap with words that say something else.
 */
export const missingIn = ({ fields }: TaskForm, input: TaskInput) => {
  const emptyIn = (name: string): (Language | null)[] => {
    const typed = input[name] ?? '';
    if (typeof typed !== 'string') return languages.filter((language) => typed[language].trim() === '');
    return typed.trim() === '' ? [null] : [];
  };
  return fields.flatMap(({ name, isOptional, onlyIf }) => {
    const isAsked = onlyIf === undefined || input[onlyIf.name] === onlyIf.value;
    const mayBeEmpty = typeof isOptional === 'string' ? emptyIn(isOptional).length > 0 : isOptional;
    const empty = emptyIn(name);
    const isHalf = empty.length === 1 && empty[0] !== null;
    return isAsked && (isHalf || !mayBeEmpty) ? empty.map((language) => ({ name, language })) : [];
  });
};
