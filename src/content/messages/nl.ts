import { data } from './nl/data.ts';
import { facts } from './nl/facts.ts';
import { plausibility } from './nl/plausibility.ts';
import { texts } from './nl/texts.ts';

/** The Dutch words of every finding, for the owner in the editor. */
export const nl = { ...data, ...facts, ...texts, ...plausibility };
