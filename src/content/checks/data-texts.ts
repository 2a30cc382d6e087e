import type { ContentData } from '../content.ts';
import { textsIn } from '../copy/texts-in.ts';
import { locationOfFact } from '../facts/load-facts.ts';
import { at, finding, type Location, type Path } from '../finding.ts';
import type { CheckInput } from './checked.ts';
import { halfMarkup, halfMarkupIn } from './half-markup.ts';

export interface TextAt {
  text: string;
  location: Location & { line?: number };
}

/** Lists the texts of a value. @param locationOf returns the location of a path below it */
export const textsAt = (value: unknown, locationOf: (path: Path) => TextAt['location']): TextAt[] =>
  textsIn(value).map(({ path, text }) => ({ text, location: locationOf(path) }));

/** Lists the texts of data files, which pages show unchanged. */
export const dataTexts = (data: ContentData): TextAt[] => {
  const { writtenFacts, testimonials, projects, regions, towns, brands } = data;
  const tables = Object.entries({ 'fault-codes': data.faultCodes, projects, regions, towns, brands });
  return [
    ...[...writtenFacts].flatMap(([name, { value, byPage }]) =>
      textsAt({ value, byPage }, (path) => locationOfFact(name, ...path)),
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
export const checkDataTexts = ({ data, report }: CheckInput): void => {
  for (const { text, location } of dataTexts(data)) {
    // A source may be an address.
    const found = halfMarkupIn(
      location.path.includes('sources') ? text.replace(/https?:\/\/\S+/g, '') : text,
    );
    if (found !== null) report(halfMarkup(found, location));
    if (/[{}]/.test(text)) report(finding('fact-in-data', location, { text: text.slice(0, 40) }));
  }
};
