import { identifierKeys } from '#src/copy/copy.ts';

/** An identifier with its path, for example `cards.items[2].slug`. */
export interface Identifier {
  path: string;
  key: string;
  value: string;
}

/** All identifiers in the data of a file. */
export const identifiersIn = (content: unknown, path = ''): Identifier[] => {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => identifiersIn(item, `${path}[${index}]`));
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const inner = path === '' ? key : `${path}.${key}`;
    return identifierKeys.has(key) && typeof value === 'string'
      ? [{ path: inner, key, value }]
      : identifiersIn(value, inner);
  });
};

/** One message for each identifier that differs between the languages. */
export const identifierMismatches = (folder: string, fr: unknown, nl: unknown): string[] => {
  const dutch = new Map(identifiersIn(nl).map(({ path, value }) => [path, value]));
  return identifiersIn(fr).flatMap(({ path, value }) => {
    const other = dutch.get(path);
    // `translationMismatches` reports lists of different lengths.
    if (other === undefined || other === value) return [];
    return [
      `${folder}: ${path}: is "${value}" in fr.yaml and "${other}" in nl.yaml. In one language the text would be about another thing than the link or picture beside it. Write the same value in both, in the same order.`,
    ];
  });
};
