import board from '../../../drawings/repair-part-board.svg?raw';
import circulator from '../../../drawings/repair-part-circulator.svg?raw';
import electrode from '../../../drawings/repair-part-electrode.svg?raw';
import leak from '../../../drawings/repair-part-leak.svg?raw';
import safetyValve from '../../../drawings/repair-part-safety-valve.svg?raw';
import vessel from '../../../drawings/repair-part-vessel.svg?raw';

/** A part with an example price. */
export type Part =
  | 'safety-valve'
  | 'electrode'
  | 'leak'
  | 'expansion-vessel'
  | 'circulator'
  | 'circuit-board';

/** The small picture of each part. */
export const partDrawings: Record<Part, string> = {
  'safety-valve': safetyValve,
  electrode,
  leak,
  'expansion-vessel': vessel,
  circulator,
  'circuit-board': board,
};
