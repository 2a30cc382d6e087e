import fitting from './brands/strength-fitting.svg?raw';
import maintenance from './brands/strength-maintenance.svg?raw';
import quote from './brands/strength-quote.svg?raw';
import repair from './brands/strength-repair.svg?raw';
import travel from './brands/strength-travel.svg?raw';
import warranty from './brands/strength-warranty.svg?raw';

/** The drawings for the strengths of a brand, by the `icon` of the copy. */
export const strengthDrawings = { fitting, maintenance, quote, repair, travel, warranty } as const;
