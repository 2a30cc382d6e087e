/**
 * Ids of the pages that show a value of a file, the best first; of the file, those that show most of its values.
 * @param readers by the file and the key of a value
 * @param key of the value, with its place where it has one (`clients@home`); null for the whole file
 */
export const pagesReading = (
  readers: Readonly<Record<string, readonly string[]>>,
  file: string,
  key: string | null,
): readonly string[] => {
  if (key !== null) {
    const own = readers[`${file} ${key}`] ?? [];
    const [value = ''] = key.split('@');
    return own.length > 0 || value === key ? own : pagesReading(readers, file, value);
  }
  const counts = new Map<string, number>();
  for (const [place, pages] of Object.entries(readers))
    if (place.startsWith(`${file} `)) for (const id of pages) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
};
