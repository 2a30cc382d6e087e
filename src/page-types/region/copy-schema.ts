import * as z from 'zod';
import { meta, oneItemPerId, text, textAlternative } from '#src/content/schemas/copy/schema-parts.ts';
import { serviceIds } from '#src/content/schemas/service-ids.ts';

/**
 * Ids of the service cards of a region or town: the five services and the emergency. They determine link, picture and
 * number.
 */
export const placeServiceIds = [...serviceIds, 'urgent'] as const;
export type PlaceServiceId = (typeof placeServiceIds)[number];

/** Texts of a service card. */
export const serviceCardFields = { title: text, text, link: text };

/** Ids of the highlights of a region or town. */
const highlightIds = ['arrival', 'boilers', 'area'] as const;

/** The three highlights of a region or town, in any order. */
export const highlightsSchema = oneItemPerId(highlightIds, { title: text, text });

/** Ids of the legal rules of a Region. They determine the drawing. */
export const regionRuleIds = ['gas', 'oil', 'papers'] as const;
export type RegionRuleId = (typeof regionRuleIds)[number];

/** Texts of the map: heading, text alternative, paragraphs beside it. */
export const mapCopySchema = z.strictObject({ heading: text, label: text, paragraphs: z.array(text).min(1) });

/** Copy of a regional page (RG-1). */
export const regionCopySchema = z.strictObject({
  meta,
  hero: z.strictObject({ heading: text, intro: text, drawing: textAlternative }),
  places: z.strictObject({ heading: text, note: text }),
  intro: z.strictObject({ heading: text, paragraphs: z.array(text).min(1), cards: highlightsSchema }),
  map: mapCopySchema,
  rule: z.strictObject({
    heading: text,
    items: oneItemPerId(regionRuleIds, { subject: text, figure: text, numeral: text, text }),
    more: z.array(text).min(1),
  }),
  services: z.strictObject({ heading: text, cards: oneItemPerId(placeServiceIds, serviceCardFields) }),
  callToAction: z.strictObject({ heading: text }),
});
