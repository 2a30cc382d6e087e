import fitting from './strength-fitting.svg?raw';
import maintenance from './strength-maintenance.svg?raw';
import quote from './strength-quote.svg?raw';
import repair from './strength-repair.svg?raw';
import travel from './strength-travel.svg?raw';
import warranty from './strength-warranty.svg?raw';

/** The six small drawings of the strengths, by the name the copy gives them. */
export const strengthDrawings = { fitting, maintenance, quote, repair, travel, warranty } as const;
