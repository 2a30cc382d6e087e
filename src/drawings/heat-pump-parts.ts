import { setText } from './svg.ts';

/** The drawing of the heat pump's cycle, with the names of its numbered parts in the language of the page. */
export const setPartNames = (svg: string, parts: readonly { number: number; title: string }[]): string =>
  parts.reduce(
    (filled, { number, title }) =>
      setText(filled, 'src/drawings/services/service-heat-pump.svg', `part-${number}`, title),
    svg,
  );
