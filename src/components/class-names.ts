/** Joins class names; leaves out `undefined` (a class that the CSS module does not have) and `false`. */
export const classNames = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
