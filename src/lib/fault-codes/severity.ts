/** How far a resident may go, from the most to the least: solve it, press reset once, call, switch off and call. */
export const severities = ['self', 'once', 'technician', 'danger'] as const;
export type Severity = (typeof severities)[number];

/** True if the first severity allows a resident less than the second. */
export const isStricter = (one: Severity, other: Severity): boolean =>
  severities.indexOf(one) > severities.indexOf(other);

/** Returns the strictest of the severities; `self` for an empty list. */
export const strictest = (given: readonly Severity[]): Severity =>
  given.reduce((strict, one) => (isStricter(one, strict) ? one : strict), 'self');
