import { identifierKeys } from '#src/copy/fill-all.ts';

/** All identifiers and switches (`sample: true`) in the data of a file, with their paths, for example `cards.items[2].slug`. */
const identifiersIn = (content: unknown, path = ''): [path: string, value: string][] => {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => identifiersIn(item, `${path}[${index}]`));
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]): [string, string][] => {
    const inner = path === '' ? key : `${path}.${key}`;
    return (identifierKeys.has(key) && typeof value === 'string') || typeof value === 'boolean'
      ? [[inner, String(value)]]
      : identifiersIn(value, inner);
  });
};

/** One message for each identifier that differs between the languages. */
export const identifierMismatches = (folder: string, fr: unknown, nl: unknown): string[] => {
  const dutch = new Map(identifiersIn(nl));
  return identifiersIn(fr).flatMap(([path, value]) => {
    const other = dutch.get(path);
    // `translationMismatches` reports lists of different lengths.
    if (other === undefined || other === value) return [];
    return [
      `${folder}: ${path}: is "${value}" in fr.yaml and "${other}" in nl.yaml. In one language the text would be about another thing than the link or picture beside it. Write the same value in both, in the same order.`,
    ];
  });
};
