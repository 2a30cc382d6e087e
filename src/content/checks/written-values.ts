import { type ContentFiles, isContentFile } from '../content-files.ts';
import { textsIn } from '../copy/texts-in.ts';
import { at, finding, type KeyPath, type Report } from '../finding.ts';
import type { YamlFiles } from '../validate-file.ts';
import { halfMarkupFinding, halfMarkupIn } from './half-markup.ts';

/** Words of unfinished work. content/company.yaml may have them: the launch check lists them. */
const unfinishedPattern =
  /(?<![\p{L}\d])(?:TODO|FIXME|XXX|lorem ipsum|à compléter|à rédiger|(?:nog )?(?:in|aan) te vullen)(?![\p{L}\d])/iu;
const unfinishedFile = 'content/company.yaml';

/** Reports lines of unfinished work, and files that the site does not read. */
export const checkWrittenLines = (files: ContentFiles, report: Report): void => {
  for (const [file, text] of files) {
    if (!file.startsWith('content/')) continue;
    if (!isContentFile(file)) report(finding('file-unknown', at(file)));
    else if (file !== unfinishedFile)
      for (const [index, line] of text.split('\n').entries()) {
        const [mark] = unfinishedPattern.exec(line.replace(/^\s*#.*/, '')) ?? [];
        if (mark !== undefined)
          report({ ...finding('unfinished', at(file), { text: mark }), line: index + 1 });
      }
  }
};

/** The first year that a day may have, and how many years from today the last one is. */
export const yearLimits = { first: 1950, years: 10 } as const;

/** True for a list of numbers that may be equal: a position on a map. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && typeof value[0] !== 'number';

const checkValue = (value: unknown, lastYear: number, file: string, path: KeyPath, report: Report): void => {
  if (typeof value === 'string') {
    const year = Number(/^(\d{4})-\d\d-\d\d$/.exec(value)?.[1] ?? yearLimits.first);
    if (year < yearLimits.first || year > lastYear)
      report(finding('day-far', at(file, ...path), { value, first: yearLimits.first, last: lastYear }));
  }
  if (typeof value !== 'object' || value === null) return;
  if (isList(value)) {
    const written = value.map((item) => JSON.stringify(item));
    for (const [index, item] of written.entries())
      if (written.indexOf(item) < index)
        report(
          finding('listed-twice', at(file, ...path, index), {
            value: item.replace(/["{}[\]]/g, '').slice(0, 60),
          }),
        );
  }
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, item] of items) checkValue(item, lastYear, file, [...path, key], report);
};

/** True for a text that pages show as it is written: in data, where links, bold words and facts do not work. */
const isPlain = (file: string, path: KeyPath): boolean =>
  file.startsWith('content/facts/')
    ? path[1] === 'value' || path[1] === 'byPage'
    : !/^content\/(?:copy\/|ui\/|allowed-digits)/.test(file);

/** Reports values that no file may have, whatever its schema. @param day ISO */
export const checkWrittenValues = (yaml: YamlFiles, day: string, report: Report): void => {
  const lastYear = Number(day.slice(0, 4)) + yearLimits.years;
  for (const [file, parsed] of yaml) {
    const data = parsed?.data;
    checkValue(data, lastYear, file, [], report);
    for (const { path, text } of textsIn(data)) {
      if (!isPlain(file, path)) continue;
      // A source may be a URL.
      const found = halfMarkupIn(text.replace(/https?:\/\/\S+/g, '')) ?? /[{}].{0,40}/.exec(text)?.[0];
      if (found !== undefined) report(halfMarkupFinding(found, at(file, ...path)));
    }
  }
};
