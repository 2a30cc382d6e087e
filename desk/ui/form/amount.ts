/**
 * The number that somebody typed: with a comma or a point, with points between thousands where a comma follows, with or
 * without the sign or the name of the euro. NaN where it is none: the checks refuse that at the field, and no other
 * number is saved in its place.
 */
export const amountOf = (typed: string): number => {
  const bare = typed.replace(/€|\beuros?\b|\bEUR\b/gi, '').replace(/\s/g, '');
  const plain = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare) ? bare.replaceAll('.', '') : bare;
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
};
