import board from '#src/drawings/repair/repair-part-board.svg?raw';
import circulator from '#src/drawings/repair/repair-part-circulator.svg?raw';
import electrode from '#src/drawings/repair/repair-part-electrode.svg?raw';
import leak from '#src/drawings/repair/repair-part-leak.svg?raw';
import safetyValve from '#src/drawings/repair/repair-part-safety-valve.svg?raw';
import vessel from '#src/drawings/repair/repair-part-vessel.svg?raw';
import type { RepairPartId } from '#src/page-types/boiler-repair/copy-schema.ts';

/** Drawing of each part. */
export const repairPartDrawings: Record<RepairPartId, string> = {
  'safety-valve': safetyValve,
  electrode,
  leak,
  'expansion-vessel': vessel,
  circulator,
  'circuit-board': board,
};
