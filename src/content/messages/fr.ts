import { data } from './fr/data.ts';
import { due } from './fr/due.ts';
import { facts } from './fr/facts.ts';
import { texts } from './fr/texts.ts';
import { truth } from './fr/truth.ts';

/** The French words of every finding, for the owner in the editor. */
export const fr = { ...data, ...facts, ...texts, ...due, ...truth };
