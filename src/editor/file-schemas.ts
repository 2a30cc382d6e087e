import { parse } from 'yaml';
import type * as z from 'zod';
import type { ContentFiles } from '#src/content/content-files.ts';
import { frontMatterSchema } from '#src/content/schemas/article.ts';
import { brandSchema } from '#src/content/schemas/brand.ts';
import { companySchema } from '#src/content/schemas/company.ts';
import { contactFormSchema } from '#src/content/schemas/contact-form.ts';
import { text } from '#src/content/schemas/copy/schema-parts.ts';
import { factsSchema } from '#src/content/schemas/facts.ts';
import { grantsSchema } from '#src/content/schemas/grants.ts';
import { postalCodesSchema, regionSchema, townSchema } from '#src/content/schemas/places.ts';
import {
  allowedDigitsSchema,
  movedPagesSchema,
  provisionalTextsSchema,
} from '#src/content/schemas/programmer-files.ts';
import { projectSchema, testimonialsSchema } from '#src/content/schemas/projects.ts';
import { personSchema, reviewsSchema } from '#src/content/schemas/team-and-reviews.ts';
import { uiLabelsSchema } from '#src/content/schemas/ui-labels.ts';
import { copySchemas, copySchemasByPrefix } from '#src/routing/copy-names.ts';
import { faultCodesEditorSchema } from './fault-codes-editor-schema.ts';

/** An article: its front matter with its text. */
const articleSchema = frontMatterSchema.extend({ body: text });

const schemaByFile: Readonly<Record<string, z.ZodType>> = {
  'allowed-digits': allowedDigitsSchema,
  company: companySchema,
  grants: grantsSchema,
  moved: movedPagesSchema,
  'postal-codes': postalCodesSchema,
  reviews: reviewsSchema,
  'provisional-texts': provisionalTextsSchema,
  testimonials: testimonialsSchema,
  'ui/fr': uiLabelsSchema,
  'ui/nl': uiLabelsSchema,
  'ui/form': contactFormSchema,
};

const schemaByFolder: Readonly<Record<string, z.ZodType>> = {
  facts: factsSchema,
  towns: townSchema,
  regions: regionSchema,
  brands: brandSchema,
  projects: projectSchema,
  team: personSchema,
  articles: articleSchema,
};

/** Schema of the data of a content file; null where it has none. */
export const schemaOf = (file: string, files: ContentFiles): z.ZodType | null => {
  if (file.startsWith('content/fault-codes/')) return faultCodesEditorSchema(parse(files.get(file) ?? ''));
  const [, name = ''] = /^content\/(.*)\.(?:yaml|md)$/.exec(file) ?? [];
  const [, folder = ''] = /^copy\/([^/]*)\//.exec(name) ?? [];
  const prefix = [...copySchemasByPrefix.keys()].find((one) => folder.startsWith(one));
  const copy = copySchemas.get(folder) ?? copySchemasByPrefix.get(prefix ?? '');
  return copy ?? schemaByFile[name] ?? schemaByFolder[name.split('/')[0] ?? ''] ?? null;
};
