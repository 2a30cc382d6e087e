import * as z from 'zod';

/** A word or sentence in both languages. */
export type LabelPair = readonly [fr: string, nl: string];

const labelTexts = ([fr, nl]: LabelPair) => ({ fr, nl });

/** Returns the label of a value in the editor, and its help. */
export const labelMeta = (label: LabelPair, help?: LabelPair) => ({
  label: labelTexts(label),
  ...(help && { help: labelTexts(help) }),
});

/** Gives a schema its label in the editor, and its help. */
export const labelled = <Schema extends z.ZodType>(
  schema: Schema,
  label: LabelPair,
  help?: LabelPair,
): Schema => schema.meta(labelMeta(label, help));

/** Marks a list that the site sorts itself: the editor offers no arrows, which would change nothing. */
export const sortedAutomatically = { isSortedAutomatically: true };

/** Marks a value that is written for programmers: the editor hides it. */
export const hiddenInEditor = { isHidden: true };

/** The owner's names for the colours behind a drawing. */
export const colourNames = {
  sun: labelTexts(['jaune', 'geel']),
  mint: labelTexts(['vert', 'groen']),
  rose: labelTexts(['rose', 'roze']),
  aqua: labelTexts(['bleu', 'blauw']),
  night: labelTexts(['nuit', 'nacht']),
  clay: labelTexts(['terre cuite', 'terracotta']),
};

/** Schema of one of several names, each labelled in the editor. The field itself gets no label here; `labelledEnum` gives it one. */
export const enumWithValueLabels = <Name extends string>(names: Readonly<Record<Name, LabelPair>>) =>
  z.enum(Object.keys(names) as [Name, ...Name[]]).meta({
    choices: Object.fromEntries(
      Object.entries<LabelPair>(names).map(([name, pair]) => [name, labelTexts(pair)]),
    ),
  });

/** Schema of one of several names, each with its label in the editor. */
export const labelledEnum = <Name extends string>(
  names: Readonly<Record<Name, LabelPair>>,
  label: LabelPair,
  help?: LabelPair,
) => {
  const schema = enumWithValueLabels(names);
  return schema.meta({ ...schema.meta(), ...labelMeta(label, help) });
};
