/** A word or sentence in both languages. */
export type Pair = readonly [fr: string, nl: string];

const texts = ([fr, nl]: Pair) => ({ fr, nl });

/** What the owner reads at a value: its label, and what helps to fill it in. */
export const named = (label: Pair, help?: Pair) => ({
  label: texts(label),
  ...(help && { help: texts(help) }),
});

/** The same for a value that is one of some, each with its words. */
export const chosen = <Name extends string>(
  names: Readonly<Record<Name, Pair>>,
  label: Pair,
  help?: Pair,
) => ({
  ...named(label, help),
  choices: Object.fromEntries(Object.entries<Pair>(names).map(([name, pair]) => [name, texts(pair)])),
});
