/** Requests an address without following a redirect. */
export const request = (
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> => fetch(address, { redirect: 'manual', headers, method });

/** Checks many items, eight at a time, and returns all problems, sorted. */
export const problemsOf = async <T>(
  items: readonly T[],
  check: (item: T) => Promise<string[]>,
): Promise<string[]> => {
  const problems: string[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) problems.push(...(await check(item)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return problems.sort();
};

/** One problem of a list where a condition does not hold. */
export const unless = (condition: boolean, problem: string): string[] => (condition ? [] : [problem]);
