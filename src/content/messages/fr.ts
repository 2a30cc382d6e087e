import { data } from './fr/data.ts';
import { facts } from './fr/facts.ts';
import { plausibility } from './fr/plausibility.ts';
import { texts } from './fr/texts.ts';

/** All messages of findings in French. The editor shows them. */
export const fr = { ...data, ...facts, ...texts, ...plausibility };
