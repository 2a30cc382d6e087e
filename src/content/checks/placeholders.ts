import * as z from 'zod';
import { type CopyName, copySchemaOf, isCopyName } from '#src/copy/schemas.ts';
import { ContentError, readYaml } from '../io/read.ts';
import { textsOf } from './texts.ts';

const copyName = z.custom<CopyName>((name) => typeof name === 'string' && isCopyName(name), {
  error: 'not a folder of content/copy/ that a page prints',
});

/** Schema of content/placeholders.yaml: sentences that the owner has to replace before the site is published. */
export const placeholdersFile = z.array(
  z.strictObject({
    copy: copyName.describe('Page on which the text stands.'),
    key: z.string().min(1).describe('Which text of that page it is.'),
    missing: z
      .strictObject({ en: z.string().min(1), fr: z.string().min(1), nl: z.string().min(1) })
      .describe('What the text still lacks. Delete the whole entry once you have written it.'),
  }),
);
export type Placeholder = z.infer<typeof placeholdersFile>[number];

/** The sentences that have to be replaced. @throws ContentError if one of them does not exist. */
export const placeholders = (): Placeholder[] =>
  readYaml('content/placeholders.yaml', placeholdersFile).map((entry) => {
    const file = `content/copy/${entry.copy}/fr.yaml`;
    if (textsOf(readYaml(file, copySchemaOf(entry.copy))).some(({ key }) => key === entry.key)) return entry;
    throw new ContentError(
      `content/placeholders.yaml: ${entry.copy}: ${entry.key} is not a text of ${file}. The launch check would list a sentence that does not exist. Write the key as in that file, or remove the line.`,
    );
  });
