/** A unit typed or pasted after a number: `€/kWh`, `litres`, `€/an`. */
const unitPattern = /(?:[\s/]*(?:€|euros?|eur|%|kwh|litres?|liters?|l|an|jaar))+\.?$/i;
/** Energy bills give the price of a kWh in cents. */
const centsPattern = /(?:c€|€c|cts?|cents?|centimes?)(?:\s*\/\s*(?:kwh|l|litres?|liters?))?\.?$/i;
/**
 * Other characters around or inside a number: spaces of all widths, direction marks, a euro sign, apostrophes between
 * thousands.
 */
const ignoredCharacterPattern = /[\s\u00a0\u202f\u200e\u200f€'’]/g;

/**
 * Reads a number typed the Belgian way: `17 000`, `17.000`, `0,36`, `0.36`, `1.234,50`. `1.234` is 1234 where three
 * last digits are thousands, and 1.234 where they are decimals.
 * @returns null if the text is no number.
 */
export const parseTypedNumber = (typed: string, threeDigitsAre: 'thousands' | 'decimals'): number | null => {
  // Also digits of the full width of East Asian keyboards.
  const written = typed.normalize('NFKC').trim();
  if (threeDigitsAre === 'decimals' && centsPattern.test(written)) {
    const amount = parseTypedNumber(written.replace(centsPattern, ''), threeDigitsAre);
    return amount === null ? null : Number((amount / 100).toFixed(8));
  }
  // `5000,-` and `5000,—` are whole amounts.
  const text = written
    .replace(unitPattern, '')
    .replace(/[.,][-–—]$/, '')
    .replace(ignoredCharacterPattern, '');
  if (!/^-?\d*[\d.,]*\d[.,]?$/.test(text)) return null;
  const isGrouped =
    threeDigitsAre === 'thousands'
      ? /^-?\d{1,3}([.,]\d{3})+$/.test(text) || /^-?\d{1,3}(\.\d{3})+,\d*$/.test(text)
      : /^-?\d{1,3}(\.\d{3})+,\d*$/.test(text);
  const grouped = /,\d{0,2}$/.test(text) ? text.replaceAll('.', '') : text.replace(/[.,]/g, '');
  const plain = (isGrouped ? grouped : text).replace(',', '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
};
