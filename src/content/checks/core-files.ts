import type * as z from 'zod';
import { misnamedFiles, namesIn } from '../io/folders.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { allowedDigitsFile } from '../schemas/allowed-digits-schema.ts';
import { companyFile } from '../schemas/company-schema.ts';
import { factsFile } from '../schemas/facts.ts';

/*
 * Nothing here may import a module that reads content when it loads (company.ts, fact-table.ts, allowed-digits.ts), nor
 * one that imports those: a mistake there would end the run before the others are found.
 */

/** Mistakes of one file against its schema. */
export const schemaProblems = (file: string, schema: z.ZodType): readonly string[] =>
  collectProblems(() => {
    readYaml(file, schema);
    return [];
  });

/** Mistakes of all files of a folder against their schema, and names that nothing reads. */
export const folderSchemaProblems = (folder: string, schema: z.ZodType): readonly string[] => [
  ...misnamedFiles(folder),
  ...namesIn(folder, '.yaml').flatMap((name) => schemaProblems(`${folder}/${name}.yaml`, schema)),
];

/** Mistakes in the files that all others name: while there are any, nothing else can be read. */
export const coreFileProblems = (): string[] => [
  ...folderSchemaProblems('content/facts', factsFile),
  ...schemaProblems('content/company.yaml', companyFile),
  ...schemaProblems('content/allowed-digits.yaml', allowedDigitsFile),
];
