import { company } from './fr/company.ts';
import { facts } from './fr/facts.ts';
import { faultCodes } from './fr/fault-codes.ts';
import { files } from './fr/files.ts';
import { grants } from './fr/grants.ts';
import { places } from './fr/places.ts';
import { texts } from './fr/texts.ts';

/** All messages of findings in French. The editor shows them. */
export const fr = { ...files, ...facts, ...texts, ...company, ...places, ...grants, ...faultCodes };
