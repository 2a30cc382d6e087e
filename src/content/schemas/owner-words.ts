import * as z from 'zod';

/** A word or sentence in both languages. */
export type Pair = readonly [fr: string, nl: string];

const texts = ([fr, nl]: Pair) => ({ fr, nl });

/** What the owner reads at a value: its label, and what helps to fill it in. */
export const named = (label: Pair, help?: Pair) => ({
  label: texts(label),
  ...(help && { help: texts(help) }),
});

/** One of some names, each with its words for the owner. */
export const oneOf = <Name extends string>(names: Readonly<Record<Name, Pair>>, label: Pair, help?: Pair) =>
  z.enum(Object.keys(names) as [Name, ...Name[]]).meta({
    ...named(label, help),
    choices: Object.fromEntries(Object.entries<Pair>(names).map(([name, pair]) => [name, texts(pair)])),
  });
