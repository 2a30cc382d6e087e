import { movedFile } from '#src/routing/moved.ts';
import { fileProblems, folderProblems } from '../io/folders.ts';
import { brandFile } from '../loaders/brands.ts';
import { projectFile, testimonialsFile } from '../loaders/projects.ts';
import { faultCodesFile } from '../schemas/fault-codes.ts';
import { formFile } from '../schemas/form-schema.ts';
import { regionSchema, townSchema } from '../schemas/places.ts';
import { uiFile } from '../schemas/ui-schema.ts';
import { fileMistakes, folderMistakes } from './base-check.ts';

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
  ...folderMistakes('content/fault-codes', faultCodesFile),
  ...folderMistakes('content/projects', projectFile),
  ...fileMistakes('content/testimonials.yaml', testimonialsFile),
  ...fileMistakes('content/moved.yaml', movedFile),
];
