/** A checked thing. A failure names it by its path. */
interface Named {
  path: string;
}

const failureOf = <Item extends Named>(item: Item, check: (item: Item) => void): Error[] => {
  try {
    check(item);
    return [];
  } catch (cause) {
    return [new Error(`${item.path}: ${cause instanceof Error ? cause.message : cause}`, { cause })];
  }
};

/** @throws one error that names all pages that fail and why; its cause is the first failure in full. */
export const checkEach = <Item extends Named>(items: readonly Item[], check: (item: Item) => void): void => {
  if (items.length === 0) throw new Error('There is nothing to check: no page is of this kind.');
  const failures = items.flatMap((item) => failureOf(item, check));
  const [firstFailure] = failures;
  if (firstFailure === undefined) return;
  const list = failures.map(({ message }) => message).join('\n');
  throw new Error(`${failures.length} of ${items.length} fail:\n${list}`, { cause: firstFailure.cause });
};
