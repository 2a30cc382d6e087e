/** What may surround a number that somebody typed: spaces of all widths, direction marks, a unit. */
const around = /[\s\u00a0\u202f\u200e\u200f]|€|%|kWh|kwh|l$/g;

/**
 * The number in a text typed the Belgian way: `17 000`, `17.000`, `0,36`, `0.36`, `1.234,50`. A dot before exactly three
 * last digits separates thousands in a field of whole numbers, and decimals in any other.
 * @returns null where the text is no number.
 */
export const parseNumber = (typed: string, kind: 'whole' | 'decimal'): number | null => {
  const text = typed.replace(around, '');
  if (!/^-?\d*[\d.,]*\d[.,]?$/.test(text)) return null;
  const grouped =
    /^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(text) && (kind === 'whole' || text.includes(','))
      ? text.replaceAll('.', '')
      : text;
  const plain = grouped.replace(',', '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
};
