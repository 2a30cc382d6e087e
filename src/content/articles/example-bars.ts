/** The highest number of a result: `€ 4.541,86`, `4 541,86 €`, `3 tot 4 kWh`. */
const highestOf = (result: string): number =>
  Math.max(
    ...(result.match(/\d(?:[\d.\s]*\d)?(?:,\d+)?/g) ?? []).map((digits) =>
      Number(digits.replace(/[.\s]/g, '').replace(',', '.')),
    ),
  );

/** Draws a bar below each result of an example that compares two or more, as long as its amount. */
export const addExampleBars = (html: string): string => {
  const results = [...html.matchAll(/ = <b>(.*?)<\/b>/g)].map(([, result = '']) => highestOf(result));
  const longest = Math.max(...results);
  if (results.length < 2) return html;
  return html.replace(/ = <b>(.*?)<\/b>.*?(?=<\/p>)/g, (line, result: string) => {
    const length = Math.round((100 * highestOf(result)) / longest);
    return `${line}<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><path class="brass" stroke="none" d="M0 0h${length}v1H0z"/></svg>`;
  });
};
