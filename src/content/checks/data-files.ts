import { movedFile } from '#src/routing/moved.ts';
import { misnamedFiles, misnamedFolders } from '../io/folders.ts';
import { brandFile } from '../loaders/brands.ts';
import { faultCodesFile } from '../schemas/fault-codes.ts';
import { formFile } from '../schemas/form-schema.ts';
import { grantsFile } from '../schemas/grants.ts';
import { regionSchema, townSchema } from '../schemas/places.ts';
import { postalCodesFile } from '../schemas/postal-codes.ts';
import { uiFile } from '../schemas/ui-schema.ts';
import { folderSchemaProblems, schemaProblems } from './core-files.ts';

/** Mistakes in the data files that `core-files.ts` does not check, and files and folders whose names are not valid. */
export const dataFileProblems = (): string[] => [
  ...misnamedFolders('content/copy'),
  ...misnamedFolders('content/articles'),
  ...misnamedFiles('content/ui'),
  ...schemaProblems('content/ui/fr.yaml', uiFile),
  ...schemaProblems('content/ui/nl.yaml', uiFile),
  ...schemaProblems('content/ui/form.yaml', formFile),
  ...folderSchemaProblems('content/towns', townSchema),
  ...folderSchemaProblems('content/regions', regionSchema),
  ...schemaProblems('content/postal-codes.yaml', postalCodesFile),
  ...folderSchemaProblems('content/brands', brandFile),
  ...folderSchemaProblems('content/fault-codes', faultCodesFile),
  ...schemaProblems('content/grants.yaml', grantsFile),
  ...schemaProblems('content/moved.yaml', movedFile),
];
