import type { Language } from '../../shared/values.ts';

/** A number as people in Belgium type it. `isThousands`: a dot or comma was read as what parts thousands. */
export interface Amount {
  value: number;
  isThousands: boolean;
}

/** Reads `1690`, `1.690`, `1 690,50`, `159.5`, `€ 159`; null where it is no number. A mark before three digits parts thousands. */
export const readAmount = (typed: string): Amount | null => {
  const text = typed.replace(/[\s\u00a0\u202f€%]/g, '');
  if (!/^-?\d+(?:[.,]\d+)*$/.test(text)) return null;
  const isThousands = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(text);
  const whole = isThousands ? text.replace(/[.,](?=\d{3})/g, '') : text;
  const value = Number(whole.replace(',', '.'));
  return Number.isNaN(value) ? null : { value, isThousands };
};

/** A number as one types it: a comma before decimals, nothing between thousands. */
export const writeAmount = (value: number): string => String(value).replace('.', ',');

/** A number as one reads it. */
export const printAmount = (value: number, language: Language): string =>
  value.toLocaleString(`${language}-BE`);
