import { launch } from '../browsers/launch.ts';
import { type Interaction, interactionLimits, measureInteractions } from './interactions.ts';
import { measureRest, type Rest, restLimits } from './rest.ts';

/** Rows of both measurements; `exceeds` is what lies above a limit. */
export interface Responsiveness {
  table: string;
  exceeds: string[];
}

const exceedsRest =
  (checksTimes: boolean) =>
  ({ busy, animations }: Rest): boolean =>
    (checksTimes && busy > restLimits.busy) || animations > restLimits.animations;

const exceedsInteraction =
  (checksTimes: boolean) =>
  ({ duration, elements }: Interaction): boolean =>
    (checksTimes && duration > interactionLimits.duration) || elements > interactionLimits.elements;

/** Whatever else the machine does only ever makes a page slower: a page counts with the best of its measurements. */
const measurements = 5;
const bestOf = async <Row>(measure: () => Promise<Row[]>, exceeds: (row: Row) => boolean) => {
  let best = await measure();
  for (let again = 1; again < measurements && best.some(exceeds); again += 1) {
    const rows = await measure();
    best = best.map((row, index) => (exceeds(row) ? (rows[index] ?? row) : row));
  }
  return best;
};

const restRow = ({ path, place, busy, animations }: Rest): string =>
  `| ${path} | at rest, ${place} | ${busy.toFixed(1)} % busy | ${animations} animations |`;

const interactionRow = ({ path, name, duration, elements }: Interaction): string =>
  `| ${path} | ${name} | ${duration} ms | ${elements} elements |`;

/**
 * Measures pages at rest and what they answer to, on a processor slowed four times.
 * @param checksTimes false where only counts may exceed a limit: the machine may be busy with something else.
 */
export const measureResponsiveness = async (
  origin: string,
  paths: string[],
  checksTimes: boolean,
): Promise<Responsiveness> => {
  const browser = await launch();
  const rows: string[] = [];
  const exceeds: string[] = [];
  const add = async <Row>(
    measure: () => Promise<Row[]>,
    isAbove: (row: Row) => boolean,
    written: (row: Row) => string,
  ) => {
    const measured = await bestOf(measure, isAbove);
    rows.push(...measured.map(written));
    exceeds.push(...measured.filter(isAbove).map(written));
  };
  try {
    for (const path of paths) {
      await add(() => measureRest(browser, origin, path), exceedsRest(checksTimes), restRow);
      await add(
        () => measureInteractions(browser, origin, path),
        exceedsInteraction(checksTimes),
        interactionRow,
      );
      process.stdout.write('.');
    }
  } finally {
    await browser.close();
  }
  const head = '| page | what | time | how much |\n| - | - | - | - |';
  return { table: [head, ...rows].join('\n'), exceeds };
};
