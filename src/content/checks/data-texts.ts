import type { ContentData } from '../content.ts';
import { textsIn } from '../copy/texts-in.ts';
import { placeOfFact } from '../facts/load-facts.ts';
import { at, finding, type Path, type Place } from '../finding.ts';
import type { Checked } from './checked.ts';
import { halfMarkupIn } from './half-markup.ts';

export interface TextAt {
  text: string;
  place: Place & { line?: number };
}

/** Lists the texts of a value. @param placeOf returns the place of a path below it */
export const textsAt = (value: unknown, placeOf: (path: Path) => TextAt['place']): TextAt[] =>
  textsIn(value).map(({ path, text }) => ({ text, place: placeOf(path) }));

/** Lists the texts of data files, which pages show unchanged. */
export const dataTexts = (data: ContentData): TextAt[] => {
  const { writtenFacts, testimonials, projects, regions, towns, brands } = data;
  const tables = Object.entries({ 'fault-codes': data.faultCodes, projects, regions, towns, brands });
  return [
    ...[...writtenFacts].flatMap(([name, { value, places }]) =>
      textsAt({ value, places }, (path) => placeOfFact(name, ...path)),
    ),
    ...tables.flatMap(([folder, table]) =>
      [...table].flatMap(([slug, value]) =>
        textsAt(value, (path) => at(`content/${folder}/${slug}.yaml`, ...path)),
      ),
    ),
    ...textsAt(Object.fromEntries(testimonials), (path) => at('content/testimonials.yaml', ...path)),
  ];
};

/** Reports markup and braces in the texts of data files. Links and facts work only in copy and articles. */
export const checkDataTexts = ({ data, report }: Checked): void => {
  for (const { text, place } of dataTexts(data)) {
    // A source may be an address.
    const found = halfMarkupIn(place.path.includes('sources') ? text.replace(/https?:\/\/\S+/g, '') : text);
    if (found !== null) report(finding('half-markup', place, { text: found }));
    if (/[{}]/.test(text)) report(finding('fact-in-data', place, { text: text.slice(0, 40) }));
  }
};
