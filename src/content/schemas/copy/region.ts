import * as z from 'zod';
import { serviceIds } from '../services.ts';
import { eachOnce, meta, text } from './shared.ts';

/** Service cards of a place, by which they find their page, picture and number: the five services, and the emergency. */
export const placeServiceIds = [...serviceIds, 'urgent'] as const;
export type PlaceServiceId = (typeof placeServiceIds)[number];

/** Words of a service card. */
export const serviceWords = { title: text, text, link: text };

/** Highlights of a place, by which they find their picture: how fast we are there, which boilers, and how far we go. */
export const highlightIds = ['arrival', 'boilers', 'area'] as const;
export type HighlightId = (typeof highlightIds)[number];

/** The three highlight cards of a place, in any order. */
export const highlights = eachOnce(highlightIds, { title: text, text });

/** What the Region asks for, by which an item finds its drawing: gas, oil, and the papers one keeps. */
export const ruleIds = ['gas', 'oil', 'papers'] as const;
export type RuleId = (typeof ruleIds)[number];

/** What a place page says of the map: heading, text alternative, a few lines beside it. */
export const mapCopy = z.strictObject({ heading: text, label: text, paragraphs: z.array(text).min(1) });

/** Copy of a regional page (RG-1). */
export const regionCopy = z.strictObject({
  meta,
  hero: z.strictObject({ heading: text, intro: text, drawing: text }),
  places: z.strictObject({ heading: text, note: text }),
  intro: z.strictObject({ heading: text, paragraphs: z.array(text).min(1), cards: highlights }),
  map: mapCopy,
  rule: z.strictObject({
    heading: text,
    title: text,
    items: eachOnce(ruleIds, { subject: text, figure: text, numeral: text, text }),
    more: z.array(text).min(1),
  }),
  services: z.strictObject({ heading: text, cards: eachOnce(placeServiceIds, serviceWords) }),
  callToAction: z.strictObject({ heading: text, text }),
  contact: z.strictObject({ heading: text }),
});
