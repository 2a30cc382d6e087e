import * as z from 'zod';
import { readYaml } from '#src/content/io/read.ts';
import { type ContentPageId, contentKindOf, hasPage, type PageId, pageTypes } from './routes.ts';

/** How ids of pages that content makes are written: `town/…`. */
const contentIds = pageTypes.flatMap(({ id, slugs }) => (typeof slugs === 'function' ? [`${id}/…`] : []));

const lines = z
  .array(
    z.strictObject({
      from: z
        .custom<ContentPageId>((id) => typeof id === 'string' && contentKindOf(id) !== null, {
          error: `is no id of a page that content made. Nothing could lead away from it. Write ${contentIds.join(' or ')} with the name of its files`,
        })
        .refine((id) => !hasPage(id), {
          error: 'is a page of the site. Nobody would see it any more. Take the line out, or remove the page',
        })
        .describe('The page that is gone, such as town/ninove.'),
      to: z
        .custom<PageId>((id) => typeof id === 'string' && hasPage(id), {
          error:
            'is no page of the site. Visitors would end on the not-found page. Write the id of a page of src/page-types/, for example region/flemish-brabant, brands or blog',
        })
        .describe('The page to which its addresses lead.'),
      name: z
        .strictObject({ fr: z.string().min(1), nl: z.string().min(1) })
        .optional()
        .describe(
          'What it was called: the desk lists the texts that still say it. Remove the name where they may go on saying it.',
        ),
    }),
  )
  .superRefine((written, context) => {
    const twice = written.find(({ from }, index) => written.findIndex((line) => line.from === from) < index);
    if (twice === undefined) return;
    context.addIssue({
      code: 'custom',
      message: `${twice.from} stands there twice. It can lead to one page only. Take one of the lines out`,
    });
  });

/** Shape of content/moved.yaml: ids of pages that are gone, and of those that take their place; no line, no page. */
export const movedFile = z.preprocess((content) => content ?? [], lines);

/** Pages that are gone, with the page that takes their place. @throws ContentError */
export const movedPages = (): z.infer<typeof movedFile> => readYaml('content/moved.yaml', movedFile);
