/** Writes the first letter of a text as a capital: `jour et nuit` at the beginning of a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
