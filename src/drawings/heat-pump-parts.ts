import { setText } from './svg.ts';

/** The drawing of the heat pump's cycle, with the names of its numbered parts in the language of the page. */
export const setPartNames = (drawing: string, parts: readonly { number: number; title: string }[]): string =>
  parts.reduce(
    (svg, { number, title }) =>
      setText(svg, 'src/drawings/services/service-heat-pump.svg', `part-${number}`, title),
    drawing,
  );
