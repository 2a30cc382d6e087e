/**
 * Returns the distance between the lines of a scale from zero to `most`: 1, 2 or 5 times a power of ten, for three to
 * seven lines.
 */
export const axisTickStep = (most: number): number => {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power;
};
