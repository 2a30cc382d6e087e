import bucket from '../../../drawings/repair-bucket.svg?raw';
import gasValve from '../../../drawings/repair-gas-valve.svg?raw';
import outside from '../../../drawings/repair-outside.svg?raw';
import power from '../../../drawings/repair-power.svg?raw';
import pressure from '../../../drawings/repair-pressure.svg?raw';
import radiatorValve from '../../../drawings/repair-radiator-valve.svg?raw';
import restart from '../../../drawings/repair-restart.svg?raw';
import stayOn from '../../../drawings/repair-stay-on.svg?raw';
import switchOff from '../../../drawings/repair-switch.svg?raw';
import thermostat from '../../../drawings/repair-thermostat.svg?raw';
import waterValve from '../../../drawings/repair-water-valve.svg?raw';
import openWindow from '../../../drawings/repair-window.svg?raw';

/** What can go wrong while one waits. */
export type Danger = 'gas' | 'water' | 'no-start' | 'frost';

/** The picture of each step, in the order of the steps. */
export const stepDrawings: Record<Danger, [string, string, string]> = {
  gas: [openWindow, switchOff, outside],
  water: [waterValve, power, bucket],
  'no-start': [gasValve, pressure, restart],
  frost: [thermostat, radiatorValve, stayOn],
};
