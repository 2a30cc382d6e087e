import * as z from 'zod';
import { serviceIds } from '../services.ts';
import { card, meta, text } from './shared.ts';

/** A service card: `id` names the service page it leads to. */
export const serviceCard = z.strictObject({
  id: z.enum(serviceIds),
  title: text,
  text,
  link: text,
});

/** What a place page says of the map: heading, text alternative, a few lines beside it. */
export const mapCopy = z.strictObject({ heading: text, label: text, paragraphs: z.array(text).min(1) });

/** Copy of a regional page (RG-1). */
export const regionCopy = z.strictObject({
  meta,
  hero: z.strictObject({ heading: text, intro: text, drawing: text }),
  places: z.strictObject({ heading: text, note: text }),
  intro: z.strictObject({ heading: text, paragraphs: z.array(text).min(1), cards: z.array(card).length(3) }),
  map: mapCopy,
  rule: z.strictObject({
    heading: text,
    title: text,
    items: z.array(z.strictObject({ subject: text, figure: text, numeral: text, text })).length(3),
    more: z.array(text).min(1),
  }),
  services: z.strictObject({ heading: text, cards: z.array(serviceCard).length(6) }),
  callToAction: z.strictObject({ heading: text, text }),
  contact: z.strictObject({ heading: text }),
});
