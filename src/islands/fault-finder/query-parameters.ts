import type { Language } from '#src/lib/language.ts';

type Parameter = 'brand' | 'code' | 'family';

/** Names of the query parameters for brand, code and family in a language. */
export type ParameterNames = Readonly<Record<Parameter, string>>;

/** Parameter names of each language. Both pages understand both, so that a URL works after a switch of language. */
export const parameterNames: Record<Language, ParameterNames> = {
  fr: { brand: 'marque', code: 'code', family: 'modele' },
  nl: { brand: 'merk', code: 'code', family: 'model' },
};

/** Reads brand, code and family from a URL in either language; empty if missing. */
export const parseQuery = (values: Readonly<Record<string, string>>): Record<Parameter, string> => {
  const read = (key: Parameter): string =>
    Object.values(parameterNames)
      .map((names) => values[names[key]])
      .find((value) => value !== undefined) ?? '';
  return { brand: read('brand'), code: read('code'), family: read('family') };
};
