import { data } from './nl/data.ts';
import { facts } from './nl/facts.ts';
import { texts } from './nl/texts.ts';
import { truth } from './nl/truth.ts';

/** All messages of findings in Dutch. The editor shows them. */
export const nl = { ...data, ...facts, ...texts, ...truth };
