import * as z from 'zod';
import { publishedPrices } from '#src/content/facts/published-prices.ts';
import {
  card,
  faqs,
  meta,
  onceEachMistakes,
  oneItemPerId,
  pricePlaceholder,
  text,
  textAlternative,
} from '#src/content/schemas/copy/schema-parts.ts';
import { legalSection } from '#src/content/schemas/copy/service.ts';
import { reportMistakes } from '#src/content/schemas/mistakes.ts';

/** The four dangers of the safety cards, the most urgent first. */
export const dangerIds = ['gas', 'water', 'no-start', 'frost'] as const;
export type DangerId = (typeof dangerIds)[number];

/** The steps for each danger, which are also the names of their drawings (`repair-<step>`). */
export const safetyStepIds = {
  gas: ['window', 'switch', 'outside'],
  water: ['water-valve', 'power', 'bucket'],
  'no-start': ['gas-valve', 'pressure', 'restart'],
  frost: ['thermostat', 'radiator-valve', 'stay-on'],
} as const satisfies Record<DangerId, readonly string[]>;

/** Parts with an example price, by their keys in content/facts/repairs.yaml. */
export const repairPartIds = publishedPrices.repairs;
export type RepairPartId = (typeof repairPartIds)[number];

const safetyCards = z
  .array(
    z.strictObject({
      id: z.enum(dangerIds),
      title: text,
      steps: z
        .array(
          z.strictObject({ id: z.enum(dangerIds.flatMap((danger) => [...safetyStepIds[danger]])), text }),
        )
        .length(3),
      note: text,
    }),
  )
  .superRefine(
    reportMistakes((cards) => [
      ...onceEachMistakes(dangerIds, 'id', cards),
      ...cards.flatMap(({ id, steps }, index) =>
        onceEachMistakes(safetyStepIds[id], 'id', steps, [index, 'steps']),
      ),
    ]),
  );

/** Copy of the emergency repair page (SV-3). */
export const serviceBoilerRepairCopySchema = z.strictObject({
  meta,
  hero: z.strictObject({
    badge: text,
    heading: text,
    responseTime: text,
    cost: text,
    request: text,
    gas: text,
    drawing: textAlternative,
  }),
  safety: z.strictObject({
    heading: text,
    /** Warning about carbon monoxide, before the card on gas: it has no smell. */
    warning: text,
    cards: safetyCards,
    /** Whom to ask for advice if nobody is unwell; never before the emergency number. */
    advice: text,
    /** Numbers of the network operators and the emergency services, on the gas card. */
    numbers: z.array(z.strictObject({ number: text, place: text })).length(4),
  }),
  guarantees: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ figure: text, title: text, text })).length(4),
  }),
  faults: z.strictObject({
    heading: text,
    display: text,
    codes: z
      .array(z.strictObject({ code: text, title: text, brand: text }))
      .min(1)
      .max(6),
    note: text,
  }),
  steps: z.strictObject({ heading: text, steps: z.array(card).length(5) }),
  prices: z.strictObject({
    heading: text,
    /** Costs that even a cheap repair has. They stand above the prices, so that nobody reads the prices as totals. */
    intro: text,
    nameColumn: text,
    rows: oneItemPerId(repairPartIds, { label: text, price: pricePlaceholder }),
    callOut: text,
  }),
  legal: legalSection,
  zones: z.strictObject({
    heading: text,
    areas: z.array(z.strictObject({ responseTime: text, text })).length(2),
    drawing: textAlternative,
  }),
  faq: z.strictObject({ heading: text, questions: faqs }),
  callToAction: z.strictObject({ heading: text }),
  contact: z.strictObject({ heading: text }),
});
