import { parse } from 'yaml';
import type * as z from 'zod';
import type { ContentFiles } from '#src/content/files.ts';
import { allowedDigitsFile } from '#src/content/schemas/allowed-digits.ts';
import { articleFrontMatter } from '#src/content/schemas/article.ts';
import { brandFile } from '#src/content/schemas/brand.ts';
import { companyFile } from '#src/content/schemas/company.ts';
import { text } from '#src/content/schemas/copy/shared.ts';
import { factsFile } from '#src/content/schemas/facts.ts';
import { formFile } from '#src/content/schemas/form.ts';
import { grantsFile } from '#src/content/schemas/grants.ts';
import { movedFile } from '#src/content/schemas/moved.ts';
import { regionSchema, townSchema } from '#src/content/schemas/places.ts';
import { postalCodesFile } from '#src/content/schemas/postal-codes.ts';
import { projectFile, testimonialsFile } from '#src/content/schemas/projects.ts';
import { personFile, reviewsFile } from '#src/content/schemas/proof.ts';
import { sentencesToReplaceFile } from '#src/content/schemas/sentences-to-replace.ts';
import { uiFile } from '#src/content/schemas/ui.ts';
import { copySchemas, copySchemasByPrefix } from '#src/routing/copy-names.ts';
import { faultCodesFormOf } from './fault-codes-form.ts';

/** An article: its front matter with its text. */
const articleFile = articleFrontMatter.extend({ body: text });

const single: Readonly<Record<string, z.ZodType>> = {
  'allowed-digits': allowedDigitsFile,
  company: companyFile,
  grants: grantsFile,
  moved: movedFile,
  'postal-codes': postalCodesFile,
  reviews: reviewsFile,
  'sentences-to-replace': sentencesToReplaceFile,
  testimonials: testimonialsFile,
  'ui/fr': uiFile,
  'ui/nl': uiFile,
  'ui/form': formFile,
};

const folders: Readonly<Record<string, z.ZodType>> = {
  facts: factsFile,
  towns: townSchema,
  regions: regionSchema,
  brands: brandFile,
  projects: projectFile,
  team: personFile,
  articles: articleFile,
};

/** Schema of the data of a content file; null where it has none. */
export const schemaOf = (file: string, files: ContentFiles): z.ZodType | null => {
  if (file.startsWith('content/fault-codes/')) return faultCodesFormOf(parse(files.get(file) ?? ''));
  const [, name = ''] = /^content\/(.*)\.(?:yaml|md)$/.exec(file) ?? [];
  const [, folder = ''] = /^copy\/([^/]*)\//.exec(name) ?? [];
  const prefix = [...copySchemasByPrefix.keys()].find((one) => folder.startsWith(one));
  const copy = copySchemas.get(folder) ?? copySchemasByPrefix.get(prefix ?? '');
  return copy ?? single[name] ?? folders[name.split('/')[0] ?? ''] ?? null;
};
