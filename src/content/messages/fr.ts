import { data } from './fr/data.ts';
import { facts } from './fr/facts.ts';
import { plausibility } from './fr/plausibility.ts';
import { texts } from './fr/texts.ts';

/** The French words of every finding, for the owner in the editor. */
export const fr = { ...data, ...facts, ...texts, ...plausibility };
