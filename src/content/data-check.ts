import type * as z from 'zod';
import { allowedDigitsFile } from './allowed-digits-schema.ts';
import { brandFile } from './brands.ts';
import { companyFile } from './company-schema.ts';
import { factsFile } from './facts.ts';
import { fileProblems, folderProblems, namesIn } from './folders.ts';
import { formFile } from './form-schema.ts';
import { regionSchema, townSchema } from './places.ts';
import { projectFile, testimonialsFile } from './projects.ts';
import { problemsIn, readYaml } from './read.ts';
import { uiFile } from './ui-schema.ts';

/*
 * Checks file by file, each against its schema. Nothing here may import a module that reads content when it loads
 * (company.ts, fact-table.ts, allowed-digits.ts): a mistake there would end the run before the others are found.
 */

const fileMistakes = (file: string, schema: z.ZodType): readonly string[] =>
  problemsIn(() => {
    readYaml(file, schema);
    return [];
  });

const folderMistakes = (folder: string, schema: z.ZodType): readonly string[] => [
  ...fileProblems(folder),
  ...namesIn(folder, '.yaml').flatMap((name) => fileMistakes(`${folder}/${name}.yaml`, schema)),
];

/** Mistakes in the files that all others name: while there are any, nothing else can be read. */
export const baseProblems = (): string[] => [
  ...folderMistakes('content/facts', factsFile),
  ...fileMistakes('content/company.yaml', companyFile),
  ...fileMistakes('content/allowed-digits.yaml', allowedDigitsFile),
];

/** Mistakes in the other files of data, and files and folders that nothing reads. One message each. */
export const dataProblems = (): string[] => [
  ...folderProblems('content/copy'),
  ...folderProblems('content/articles'),
  ...fileProblems('content/ui'),
  ...fileMistakes('content/ui/fr.yaml', uiFile),
  ...fileMistakes('content/ui/nl.yaml', uiFile),
  ...fileMistakes('content/ui/form.yaml', formFile),
  ...folderMistakes('content/towns', townSchema),
  ...folderMistakes('content/regions', regionSchema),
  ...folderMistakes('content/brands', brandFile),
  ...folderMistakes('content/projects', projectFile),
  ...fileMistakes('content/testimonials.yaml', testimonialsFile),
];
