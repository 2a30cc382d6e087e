/** Keys by which the site finds what an entry is about; the same in both languages. */
const naming: ReadonlySet<string> = new Set(['slug', 'code', 'key', 'id']);

/** A name for machines with the path of its key, for example `cards.items[2].slug`. */
export interface MachineName {
  path: string;
  key: string;
  value: string;
}

/** Every name for machines in a piece of content. */
export const machineNames = (content: unknown, path = ''): MachineName[] => {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => machineNames(item, `${path}[${index}]`));
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const inner = path === '' ? key : `${path}.${key}`;
    return naming.has(key) && typeof value === 'string'
      ? [{ path: inner, key, value }]
      : machineNames(value, inner);
  });
};

/** Names for machines in which the twins of a folder differ, one message each. */
export const machineDifferences = (folder: string, fr: unknown, nl: unknown): string[] => {
  const dutch = new Map(machineNames(nl).map(({ path, value }) => [path, value]));
  return machineNames(fr).flatMap(({ path, value }) => {
    const twin = dutch.get(path);
    // A list that is longer in one language is a difference of its texts.
    if (twin === undefined || twin === value) return [];
    return [
      `${folder}: ${path}: is "${value}" in fr.yaml and "${twin}" in nl.yaml. One language would speak of one thing and show another. Write the same name in both, in the same order.`,
    ];
  });
};
