import { existsSync } from 'node:fs';
import * as z from 'zod';
import { placeholdersFile } from '#src/content/checks/placeholders.ts';
import { foldersIn, namesIn } from '#src/content/io/folders.ts';
import { brandFile } from '#src/content/loaders/brands.ts';
import { allowedDigitsFile } from '#src/content/schemas/allowed-digits-schema.ts';
import { articleFrontMatter } from '#src/content/schemas/article.ts';
import { companyFile } from '#src/content/schemas/company-schema.ts';
import { text } from '#src/content/schemas/copy/shared.ts';
import { factsFile } from '#src/content/schemas/facts.ts';
import { faultCodesFile } from '#src/content/schemas/fault-codes.ts';
import { formFile } from '#src/content/schemas/form-schema.ts';
import { grantsFile } from '#src/content/schemas/grants.ts';
import { regionSchema, townSchema } from '#src/content/schemas/places.ts';
import { postalCodesFile } from '#src/content/schemas/postal-codes.ts';
import { projectFile, testimonialsFile } from '#src/content/schemas/projects.ts';
import { uiFile } from '#src/content/schemas/ui-schema.ts';
import { copyNames, copySchemaOf } from '#src/copy/schemas.ts';
import { languages } from '#src/lib/language.ts';
import { movedFile } from '#src/routing/moved.ts';

const articleFile = z.strictObject({
  front: articleFrontMatter,
  body: text.describe(
    'A line that begins with ## is a heading. Type { to choose a price or a rule. For a link, write [the words](page: and choose the page.',
  ),
});

const folder = (name: string, schema: z.ZodType): [string, z.ZodType][] =>
  namesIn(`content/${name}`, '.yaml').map((file) => [`content/${name}/${file}.yaml`, schema]);

/** Every content file with its schema. An article is `front`, its front matter, and `body`. */
export const fileSchemas = (): Map<string, z.ZodType> =>
  new Map<string, z.ZodType>(
    [
      ...folder('facts', factsFile),
      ...folder('towns', townSchema),
      ...folder('regions', regionSchema),
      ...folder('brands', brandFile),
      ...folder('fault-codes', faultCodesFile),
      ...folder('projects', projectFile),
      ['content/company.yaml', companyFile],
      ['content/allowed-digits.yaml', allowedDigitsFile],
      ['content/placeholders.yaml', placeholdersFile],
      ['content/testimonials.yaml', testimonialsFile],
      ['content/moved.yaml', movedFile],
      ['content/grants.yaml', grantsFile],
      ['content/postal-codes.yaml', postalCodesFile],
      ['content/ui/form.yaml', formFile],
      ...languages.flatMap((lang): [string, z.ZodType][] => [
        [`content/ui/${lang}.yaml`, uiFile],
        ...copyNames().map((name): [string, z.ZodType] => [
          `content/copy/${name}/${lang}.yaml`,
          copySchemaOf(name),
        ]),
        ...foldersIn('content/articles').map((id): [string, z.ZodType] => [
          `content/articles/${id}/${lang}.md`,
          articleFile,
        ]),
      ]),
    ].filter((entry): entry is [string, z.ZodType] => existsSync(String(entry[0]))),
  );
