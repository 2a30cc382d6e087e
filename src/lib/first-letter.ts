/** Writes the first letter of a text as a capital: `jour et nuit` at the beginning of a sentence. */
export const upperCaseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence or title that goes on after a colon, with a small first letter. */
export const lowerCaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
