import type { Language } from '#src/lib/language.ts';

/** Names of the query parameters for brand, code and family. */
export interface ParameterNames {
  brand: string;
  code: string;
  family: string;
}

/** Parameter names of each language. Both pages understand both, so that an address works after a switch of language. */
export const parameterNames: Record<Language, ParameterNames> = {
  fr: { brand: 'marque', code: 'code', family: 'modele' },
  nl: { brand: 'merk', code: 'code', family: 'model' },
};

/** Reads brand, code and family from an address in either language; empty if missing. */
export const choiceOf = (values: Readonly<Record<string, string>>): ParameterNames => {
  const read = (key: keyof ParameterNames): string =>
    Object.values(parameterNames)
      .map((names) => values[names[key]])
      .find((value) => value !== undefined) ?? '';
  return { brand: read('brand'), code: read('code'), family: read('family') };
};
