import type { Language } from './language.ts';

/** The colon of a language, which follows a space in French. */
export const colonOf = (lang: Language): string => (lang === 'fr' ? ' :' : ':');
