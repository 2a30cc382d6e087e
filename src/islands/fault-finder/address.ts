import type { Language } from '#src/lib/language.ts';

/** Names of brand, code and family in the address. */
export interface ParameterNames {
  brand: string;
  code: string;
  family: string;
}

/** Each language writes its own words; either is understood on both pages, so that an address survives the switch. */
export const parameterNames: Record<Language, ParameterNames> = {
  fr: { brand: 'marque', code: 'code', family: 'modele' },
  nl: { brand: 'merk', code: 'code', family: 'model' },
};

/** Brand, code and family of an address in either language; empty where it does not name one. */
export const choiceOf = (values: Readonly<Record<string, string>>): ParameterNames => {
  const read = (key: keyof ParameterNames): string =>
    Object.values(parameterNames)
      .map((names) => values[names[key]])
      .find((value) => value !== undefined) ?? '';
  return { brand: read('brand'), code: read('code'), family: read('family') };
};
