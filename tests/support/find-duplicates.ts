/** The values that a list has more than once. */
export const findDuplicates = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
