/**
 * Replaces `%name%` in a text by a computed figure. A name without a figure stays, so that a typing mistake in the copy
 * is seen.
 */
export const fillFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(/%([a-z]+)%/gi, (whole, name: string) => figures[name] ?? whole);
