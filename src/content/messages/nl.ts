import { company } from './nl/company.ts';
import { facts } from './nl/facts.ts';
import { faultCodes } from './nl/fault-codes.ts';
import { files } from './nl/files.ts';
import { grants } from './nl/grants.ts';
import { places } from './nl/places.ts';
import { texts } from './nl/texts.ts';

/** All messages of findings in Dutch. The editor shows them. */
export const nl = { ...files, ...facts, ...texts, ...company, ...places, ...grants, ...faultCodes };
