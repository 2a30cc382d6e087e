import { dataFiles } from './fr/data-files.ts';
import { facts } from './fr/facts.ts';
import { files } from './fr/files.ts';
import { texts } from './fr/texts.ts';

/** All messages of findings in French. The editor shows them. */
export const fr = { ...files, ...facts, ...texts, ...dataFiles };
