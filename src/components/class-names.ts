/** Joins class names; leaves out those a style sheet does not have. */
export const classNames = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
