import type { RepairPart } from '../../../content/copy/service-boiler-repair.ts';
import board from '../../../drawings/repair-part-board.svg?raw';
import circulator from '../../../drawings/repair-part-circulator.svg?raw';
import electrode from '../../../drawings/repair-part-electrode.svg?raw';
import leak from '../../../drawings/repair-part-leak.svg?raw';
import safetyValve from '../../../drawings/repair-part-safety-valve.svg?raw';
import vessel from '../../../drawings/repair-part-vessel.svg?raw';

/** The small picture of each part. */
export const partDrawings: Record<RepairPart, string> = {
  'safety-valve': safetyValve,
  electrode,
  leak,
  'expansion-vessel': vessel,
  circulator,
  'circuit-board': board,
};
