import * as z from 'zod';
import { type CopyName, copySchemaOf, isCopyName } from '#src/copy/schemas.ts';
import { ContentError, readYaml } from '../io/read.ts';
import { textsOf } from './check.ts';

const copyName = z.custom<CopyName>((name) => typeof name === 'string' && isCopyName(name), {
  error: 'no folder of content/copy/ that a page prints',
});

/** Shape of content/placeholders.yaml: sentences that hold a place until the owner knows better. */
export const placeholdersFile = z.array(
  z.strictObject({ copy: copyName, key: z.string().min(1), missing: z.string().min(1) }),
);
export type Placeholder = z.infer<typeof placeholdersFile>[number];

/** The sentences that are still to be replaced. @throws ContentError when one of them is no longer there. */
export const placeholders = (): Placeholder[] =>
  readYaml('content/placeholders.yaml', placeholdersFile).map((entry) => {
    const file = `content/copy/${entry.copy}/fr.yaml`;
    if (textsOf(readYaml(file, copySchemaOf(entry.copy))).some(({ key }) => key === entry.key)) return entry;
    throw new ContentError(
      `content/placeholders.yaml: ${entry.copy}: ${entry.key} is no text of ${file}. The launch check would ask for something that cannot be found. Write the key as it stands there, or take the line off.`,
    );
  });
