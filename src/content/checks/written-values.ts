import { textsIn } from '../copy/texts-in.ts';
import { at, finding, type Path, type Report } from '../finding.ts';
import type { YamlFiles } from '../parse-file.ts';
import { halfMarkup, halfMarkupIn } from './half-markup.ts';

/** The first year that a day may have, and how many years from today the last one is. */
const days = { first: 1990, years: 10 } as const;

/** Files whose texts pages show unchanged, and that are not among the tables of checks/data-texts.ts. */
const plain =
  /^content\/(?:company|grants|moved|postal-codes|reviews|sentences-to-replace|team\/[^/]+)\.yaml$/;

/** True for a list of numbers that may be equal: a position on a map. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && typeof value[0] !== 'number';

const inWords = (item: unknown): string => {
  const print = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  if (typeof item !== 'object' || item === null) return print(item);
  const parts = Object.entries(item).map(([key, value]) => `${key}: ${print(value)}`);
  return parts.join(', ').slice(0, 60);
};

const checkValue = (value: unknown, lastYear: number, file: string, path: Path, report: Report): void => {
  if (typeof value === 'string') {
    const year = Number(/^(\d{4})-\d\d-\d\d$/.exec(value)?.[1] ?? days.first);
    // The value of a fact can be confirmed: checks/plausible.ts.
    if ((year < days.first || year > lastYear) && path.at(-1) !== 'value')
      report(finding('day-far', at(file, ...path), { value, first: days.first, last: lastYear }));
  }
  if (typeof value !== 'object' || value === null) return;
  if (isList(value)) {
    const written = value.map((item) => JSON.stringify(item));
    for (const [index, item] of written.entries())
      if (written.indexOf(item) < index)
        report(finding('listed-twice', at(file, ...path, index), { value: inWords(value[index]) }));
  }
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, item] of items) checkValue(item, lastYear, file, [...path, key], report);
};

/** Reports values that no file may have, whatever its schema. @param day ISO */
export const checkWrittenValues = (yaml: YamlFiles, day: string, report: Report): void => {
  const lastYear = Number(day.slice(0, 4)) + days.years;
  for (const [file, parsed] of yaml) {
    const data = parsed?.data;
    checkValue(data, lastYear, file, [], report);
    if (!plain.test(file)) continue;
    for (const { path, text } of textsIn(data)) {
      if (/^https:\/\/\S+$/.test(text)) continue;
      const found = halfMarkupIn(text) ?? /[{}].{0,40}/.exec(text)?.[0];
      if (found !== undefined) report(halfMarkup(found, at(file, ...path)));
    }
  }
};
