import * as z from 'zod';
import { hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';
import { formerFigures } from '#src/content/schemas/copy/service.ts';
import { sortedAutomatically } from '#src/content/schemas/editor-labels.ts';
import { vatWorkIds } from '#src/content/schemas/grants.ts';
import { textMatching } from '#src/content/schemas/mistakes.ts';
import { legalRegions } from '#src/lib/place-search/legal-regions.ts';

/** A date of content/facts/, by its name. */
const date = textMatching(/^\{[a-z0-9-]+\.[a-z0-9-]+\}$/, '{law.reviewed}');

/** Copy of the grants and VAT page (TL-4). More words of the short statuses are in content/ui/. */
export const grantsCopySchema = z.strictObject({
  /** Short name, for breadcrumb and lists. */
  name: text,
  meta,
  hero,
  statuses: z.strictObject({
    heading: text,
    intro: text,
    labels: z.strictObject({
      since: text,
      until: text,
      who: text,
      amounts: text,
      how: text,
      official: text,
    }),
    regions: oneItemPerId(legalRegions, {
      title: text,
      since: text,
      until: text,
      who: text,
      amounts: z.array(z.strictObject({ label: text, value: text })).min(1),
      amountsNote: text,
      how: text,
    }),
    note: text,
  }),
  former: formerFigures,
  deadlines: z.strictObject({
    heading: text,
    past: text,
    next: text,
    today: text,
    todayText: text,
    items: z.array(z.strictObject({ date, text })).min(1).meta(sortedAutomatically),
    /** The text beside the review date of the statuses. */
    review: text,
  }),
  vat: z.strictObject({
    heading: text,
    intro: text,
    caption: text,
    columns: z.strictObject({ work: text, older: text, younger: text }),
    unknown: text,
    works: oneItemPerId(vatWorkIds, { title: text, text }),
    /** The text in place of the table once its review date has passed. */
    stale: text,
    note: text,
  }),
  callToAction: z.strictObject({ heading: text, text, link: text }),
});
