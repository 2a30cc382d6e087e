import { readText } from '../io/read.ts';
import { scalarsOf } from '../io/yaml.ts';

/** `2.500` and `12.500.000`: numbers with a point between the thousands. `0.125` is none. */
const thousandsPoint = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * One message for each number of a file of facts with a point between the thousands: YAML reads `2.500` as 2.5. No fact
 * needs three digits after the point.
 */
export const thousandsPointProblems = (file: string): string[] =>
  scalarsOf(readText(file)).flatMap(({ key, line, scalar: { type, source } }) => {
    if (type !== 'PLAIN' || !thousandsPoint.test(source)) return [];
    const meant = source.replaceAll('.', '');
    return [
      `${file}: ${key}: line ${line}: ${source} is read as ${Number.parseFloat(source)}, because the point stands before the decimals. Pages would print a wrong number. Write ${meant}, without a point, or with two digits after it.`,
    ];
  });
