import { dataFiles } from './nl/data-files.ts';
import { facts } from './nl/facts.ts';
import { files } from './nl/files.ts';
import { texts } from './nl/texts.ts';

/** All messages of findings in Dutch. The editor shows them. */
export const nl = { ...files, ...facts, ...texts, ...dataFiles };
