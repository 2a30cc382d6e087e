import type * as z from 'zod';
import { fileProblems, namesIn } from '../io/folders.ts';
import { problemsIn, readYaml } from '../io/read.ts';
import { allowedDigitsFile } from '../schemas/allowed-digits-schema.ts';
import { companyFile } from '../schemas/company-schema.ts';
import { factsFile } from '../schemas/facts.ts';

/*
 * Nothing here may import a module that reads content when it loads (company.ts, fact-table.ts, allowed-digits.ts), nor
 * one that imports those: a mistake there would end the run before the others are found.
 */

/** Mistakes of one file against its schema. */
export const fileMistakes = (file: string, schema: z.ZodType): readonly string[] =>
  problemsIn(() => {
    readYaml(file, schema);
    return [];
  });

/** Mistakes of all files of a folder against their schema, and names that nothing reads. */
export const folderMistakes = (folder: string, schema: z.ZodType): readonly string[] => [
  ...fileProblems(folder),
  ...namesIn(folder, '.yaml').flatMap((name) => fileMistakes(`${folder}/${name}.yaml`, schema)),
];

/** Mistakes in the files that all others name: while there are any, nothing else can be read. */
export const baseProblems = (): string[] => [
  ...folderMistakes('content/facts', factsFile),
  ...fileMistakes('content/company.yaml', companyFile),
  ...fileMistakes('content/allowed-digits.yaml', allowedDigitsFile),
];
