import type { Language } from './language.ts';

/** The colon of a language, which follows a space in French. */
export const colonOf = (lang: Language): string => (lang === 'fr' ? ' :' : ':');

/** A sentence or title that goes on after a colon, with a small first letter. */
export const lowerCaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
