import type * as z from 'zod';
import { misnamedFiles, namesIn } from '../io/folders.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { readFactsFile } from '../loaders/read-facts.ts';
import { allowedDigitsFile } from '../schemas/allowed-digits-schema.ts';
import { companyFile } from '../schemas/company-schema.ts';
import { latestDay } from '../schemas/dates.ts';
import { projectFile, testimonialsFile } from '../schemas/projects.ts';
import { thousandsPointProblems } from './number-spelling.ts';

/*
 * This file must not import, not even indirectly, a module that reads content when it is loaded (company.ts,
 * fact-table.ts, allowed-digits.ts, and the routes, which depend on what projects there are): a mistake in that content would throw before any check has run.
 */

/** Mistakes of a file against its schema. */
export const schemaProblems = (file: string, schema: z.ZodType): readonly string[] =>
  collectProblems(() => {
    readYaml(file, schema);
    return [];
  });

/** Mistakes of all files of a folder against their schema, and files whose names are not valid. */
export const folderSchemaProblems = (folder: string, schema: z.ZodType): readonly string[] => [
  ...misnamedFiles(folder),
  ...namesIn(folder, '.yaml').flatMap((name) => schemaProblems(`${folder}/${name}.yaml`, schema)),
];

const factsFileProblems = (file: string): readonly string[] => [
  ...collectProblems(() => {
    readFactsFile(file, latestDay());
    return [];
  }),
  ...collectProblems(() => thousandsPointProblems(file)),
];

/** Mistakes in the files to which all other content refers. While there are any, nothing else can be checked. */
export const coreFileProblems = (): string[] => [
  ...misnamedFiles('content/facts'),
  ...namesIn('content/facts', '.yaml').flatMap((name) => factsFileProblems(`content/facts/${name}.yaml`)),
  ...schemaProblems('content/company.yaml', companyFile),
  ...schemaProblems('content/allowed-digits.yaml', allowedDigitsFile),
  ...folderSchemaProblems('content/projects', projectFile),
  ...schemaProblems('content/testimonials.yaml', testimonialsFile),
];
