/** How far a resident may go, from the most to the least. */
export const severities = [
  /** Solve it: top the pressure up. */
  'self',
  /** Press reset, one time. */
  'once',
  /** Leave the boiler as it is, and call. */
  'technician',
  /** Switch the boiler off, unless it smells of gas, and call. */
  'danger',
] as const;
export type Severity = (typeof severities)[number];

/** True if the first severity allows a resident less than the second. */
export const isStricter = (one: Severity, other: Severity): boolean =>
  severities.indexOf(one) > severities.indexOf(other);

/** Returns the strictest of the severities; `self` for an empty list. */
export const strictestSeverity = (given: readonly Severity[]): Severity =>
  given.reduce((strict, one) => (isStricter(one, strict) ? one : strict), 'self');
