import type { Danger } from '../../../content/copy/service-boiler-repair.ts';

/** The picture of each step, in the order of the steps: names of files in `src/drawings/`. */
export const stepDrawings: Record<Danger, [string, string, string]> = {
  gas: ['repair-window', 'repair-switch', 'repair-outside'],
  water: ['repair-water-valve', 'repair-power', 'repair-bucket'],
  'no-start': ['repair-gas-valve', 'repair-pressure', 'repair-restart'],
  frost: ['repair-thermostat', 'repair-radiator-valve', 'repair-stay-on'],
};
