import * as z from 'zod';

/** A word or sentence in both languages. */
export type LabelPair = readonly [fr: string, nl: string];

const texts = ([fr, nl]: LabelPair) => ({ fr, nl });

/** Returns the label of a value in the editor, and its help. */
export const named = (label: LabelPair, help?: LabelPair) => ({
  label: texts(label),
  ...(help && { help: texts(help) }),
});

/** Gives a schema its label in the editor, and its help. */
export const labelled = <Schema extends z.ZodType>(
  schema: Schema,
  label: LabelPair,
  help?: LabelPair,
): Schema => schema.meta(named(label, help));

/** Marks a list that the page sorts itself: the editor offers no arrows, which would change nothing. */
export const sortedByPage = { isSorted: true };

/** What the owner calls the colours behind a drawing. */
export const colourNames = {
  sun: texts(['jaune', 'geel']),
  mint: texts(['vert', 'groen']),
  rose: texts(['rose', 'roze']),
  aqua: texts(['bleu', 'blauw']),
  night: texts(['nuit', 'nacht']),
  clay: texts(['terre cuite', 'terracotta']),
};

/** Schema of one of several names, each with its label in the editor. */
export const oneOf = <Name extends string>(
  names: Readonly<Record<Name, LabelPair>>,
  label: LabelPair,
  help?: LabelPair,
) =>
  z.enum(Object.keys(names) as [Name, ...Name[]]).meta({
    ...named(label, help),
    choices: Object.fromEntries(Object.entries<LabelPair>(names).map(([name, pair]) => [name, texts(pair)])),
  });
