import { type PageEntry, plainNumber, type Reference, type SearchResult } from '../shared/api.ts';
import { hasWords, normaliseForSearch, stemsOf, titleInValue } from '../shared/text-search.ts';
import { keyAt, type Language, type Location, languageOf, leavesOf, textKey } from '../shared/values.ts';
import { type Content, dataIn, pagesOf, schemaOf } from './content.ts';
import { valueAt } from './file-text.ts';
import { labelOf, labelWithGroup } from './labels.ts';
import { textPrinterOf } from './value-changes.ts';

/** The most locations in an answer, the most facts, and the most pages. */
const [maxLocations, maxFacts, maxPages] = [40, 8, 8];

interface Found extends Location {
  text: string;
}

/** The lines and the numbers of a file. */
const valuesIn = (content: Content, file: string): Found[] =>
  leavesOf(dataIn(content, file)).flatMap(({ path, value }) => {
    if (typeof value === 'number') return [{ file, path, text: plainNumber(value) }];
    if (typeof value !== 'string') return [];
    // Each line of an article is a result of its own, because each has its own place on the page.
    const isArticle = file.endsWith('.md') && path[0] === 'body';
    return value.split('\n').map((text, line) => ({ file, path: isArticle ? [...path, line] : path, text }));
  });

/** The locations whose text, label and page together have all words of the query, the best first. */
const locationsWith = (content: Content, query: string, language: Language): Found[] => {
  const print = textPrinterOf(content);
  const wanted = normaliseForSearch(query);
  const stems = stemsOf(query);
  const ranked = [...content.files.keys()].flatMap((file) => {
    const own = languageOf(file);
    const schema = schemaOf(content, file);
    const title = normaliseForSearch(content.site.titleOf(file)[language]);
    // A value of data is found by the label of its group, too: the last day of a grant.
    const nameIn = own === null ? labelWithGroup : labelOf;
    return valuesIn(content, file).flatMap((found) => {
      if (content.site.isInternal(found, found.text)) return [];
      const text = normaliseForSearch(print(found.text, own ?? language));
      const label = normaliseForSearch(nameIn(content, found, schema)[language].replace(/ [«“].*/s, ''));
      // A figure is found by the words beside it, too: "500+" by "500 clients".
      const group = /^\d[\d+.,\s]*$/.test(text)
        ? valueAt(dataIn(content, file), found.path.slice(0, -1))
        : '';
      const beside = normaliseForSearch(Object.values(Object(group)).join(' '));
      const whole = `${title} ${label} ${beside} ${text}`;
      const isFound = stems.every((word) => whole.includes(word));
      // Without this, the title of a page would find every value on it.
      if (!isFound || !stems.some((word) => `${label} ${text}`.includes(word))) return [];
      // First equal texts, then labels that begin with the query, then texts with a word that does.
      const rank =
        text === wanted ? 0 : label.startsWith(wanted) ? 1 : ` ${text}`.includes(` ${wanted}`) ? 2 : 3;
      return [{ ...found, rank: rank + (own === null || own === language ? 0 : 0.5) }];
    });
  });
  return ranked.toSorted((one, other) => one.rank - other.rank);
};

/** Contact details and prices whose label has the words, and other facts whose label begins with them; the shortest first. */
const factsWith = (content: Content, query: string, language: Language): Found[] => {
  const { contact, prices, references, describeValue } = content.site;
  const [begin = ''] = stemsOf(query);
  const main = [...contact, ...prices.map(({ location }) => location)];
  const others = references.flatMap(({ location }) => location ?? []);
  const named = [...main, ...others]
    .map((at, index) => ({
      at,
      isMain: index < main.length,
      name: normaliseForSearch(labelWithGroup(content, at)[language].replace(/ [«“].*/s, '')),
    }))
    .filter(({ isMain, name }) => hasWords(name, query) && (isMain || name.startsWith(begin)));
  named.sort(
    (one, other) => Number(other.isMain) - Number(one.isMain) || one.name.length - other.name.length,
  );
  return named.map(({ at: { file, path } }) => {
    // `{phone}` prints another number in each language, so it cannot stand for one of the two locations.
    const isHere = ({ location, kind }: Reference) =>
      kind !== 'company' && location !== null && keyAt(location) === keyAt({ file, path });
    const items = [valueAt(dataIn(content, file), path) ?? ''].flat().map((item, index) => {
      const words = describeValue({ file, path: [...path, index] }, item);
      return words?.[language] ?? titleInValue(item, language);
    });
    return { file, path, text: references.find(isHere)?.printed[language] ?? items.join(', ') };
  });
};

/** The pages whose title has the words, the one that is called so first; then the pages of a group that has them: `article`. */
const pagesWith = ({ site, files }: Content, query: string, language: Language): PageEntry[] => {
  const grouping = [...files.keys()].filter((file) => hasWords(site.groupOf(file)[language], query));
  const inGroup = new Set(grouping.map((file) => site.titleOf(file)[language]));
  const titled = site.pages
    .filter(({ title }) => hasWords(`${title.fr} ${title.nl}`, query))
    .toSorted((one, other) => one.title[language].length - other.title[language].length);
  const grouped = site.pages.filter(({ title }) => inGroup.has(title[language]));
  return [...new Set([...titled, ...grouped])].slice(0, maxPages);
};

/** Searches the content first for the site's own words for the query (`meaningOf`), then for the words as typed. */
export const search = (content: Content, query: string, language: Language): SearchResult => {
  const print = textPrinterOf(content);
  const meant = content.site.meaningOf(query)?.[language] ?? [];
  const queries = [meant, query].flat();
  const sorted = queries.flatMap((one) => locationsWith(content, one, language));
  // A value that has the words in both languages, or in several paragraphs, is one result.
  const firstOfEach = (all: readonly Found[]) =>
    [...Map.groupBy(all, textKey).values()].flatMap(([first]) => first ?? []);
  const named = firstOfEach(queries.flatMap((one) => factsWith(content, one, language))).slice(0, maxFacts);
  const known = new Set(named.map(textKey));
  const best = firstOfEach(sorted).filter((one) => !known.has(textKey(one)));
  const told = ({ file, path, text }: Found) => ({
    file,
    path,
    title: content.site.titleOf(file),
    label: labelWithGroup(content, { file, path }),
    excerpt: print(text, languageOf(file) ?? language).slice(0, 200),
    pages: pagesOf(content, { file, path }).slice(0, 3),
  });
  return {
    pages: pagesWith(content, query, language),
    found: [...named, ...best.slice(0, maxLocations)].map(told),
  };
};
