import { locationKey, type Written } from './mentions.ts';

/** The bar between the cells of a row. The bar before a format (`|min`) is no separator. */
export const cellSeparatorPattern = /(\|(?![^{}]*\}))/;

/** The cells of a row of a table, without the bars. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .split(cellSeparatorPattern)
    .filter((_, index) => index % 2 === 0)
    .slice(1, -1);

/** The headers of the columns of a row of a table; none for another text. */
export type HeadersOf = (written: Written) => readonly string[];

/** Finds the headers of the tables in articles. @param texts all texts of the site, of an article each line, in their order */
export const findHeaders = (texts: readonly Written[]): HeadersOf => {
  const headers = new Map<string, string[]>();
  const none = { file: '', cells: [] as string[] };
  let first = none;
  for (const written of texts) {
    const isRow = written.path[0] === 'body' && written.text.startsWith('|');
    if (!isRow) first = none;
    else if (first.file !== written.file) first = { file: written.file, cells: cellsOf(written.text) };
    headers.set(locationKey(written), first.cells);
  }
  return (written) => headers.get(locationKey(written)) ?? [];
};

/**
 * The parts of a text that can be about different things, each with the words that tell about what: a cell of a table with the
 * header of its column, or the whole text.
 */
export const partsWithHeaders = (
  written: Written,
  headersOf: HeadersOf,
): { part: string; around: Written }[] => {
  const headers = headersOf(written);
  if (headers.length === 0) return [{ part: written.text, around: written }];
  return cellsOf(written.text).map((part, column) => ({
    part,
    around: { ...written, text: `${headers[column] ?? ''} ${part}` },
  }));
};
