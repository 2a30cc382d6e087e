import * as z from 'zod';
import { legalRules } from './service.ts';
import { card, eachOnce, eachStandsOnce, faqs, meta, text } from './shared.ts';

/** The four dangers of the safety card, in the order of their urgency. */
export const dangers = ['gas', 'water', 'no-start', 'frost'] as const;
export type Danger = (typeof dangers)[number];

/** What to do in each danger, one act per picture; a picture is named after its act. */
export const safetySteps = {
  gas: ['window', 'switch', 'outside'],
  water: ['water-valve', 'power', 'bucket'],
  'no-start': ['gas-valve', 'pressure', 'restart'],
  frost: ['thermostat', 'radiator-valve', 'stay-on'],
} as const satisfies Record<Danger, readonly string[]>;
export type SafetyStep = (typeof safetySteps)[Danger][number];

/** The four guarantees, by which they find how far their needle stands. */
export const guaranteeIds = ['day-and-night', 'on-site', 'warranty', 'diagnosis'] as const;
export type GuaranteeId = (typeof guaranteeIds)[number];

/** Parts with an example price, named after their entries of content/facts/repairs.yaml. */
export const repairParts = [
  'safety-valve',
  'electrode',
  'leak',
  'expansion-vessel',
  'circulator',
  'circuit-board',
] as const;
export type RepairPart = (typeof repairParts)[number];

const safetyCards = z
  .array(
    z.strictObject({
      id: z.enum(dangers),
      title: text,
      steps: z
        .array(z.strictObject({ id: z.enum(dangers.flatMap((danger) => [...safetySteps[danger]])), text }))
        .length(3),
      note: text,
    }),
  )
  .superRefine((cards, context) => {
    eachStandsOnce(dangers, 'id')(cards, context);
    cards.forEach(({ id, steps }, index) => {
      eachStandsOnce(safetySteps[id], 'id', [index, 'steps'])(steps, context);
    });
  });

/** Copy of the emergency repair page (SV-3). */
export const serviceBoilerRepairCopy = z.strictObject({
  meta,
  hero: z.strictObject({
    badge: text,
    trade: text,
    slogan: text,
    delay: text,
    cost: text,
    call: text,
    request: text,
    gas: text,
    drawing: text,
  }),
  safety: z.strictObject({
    heading: text,
    /** Carbon monoxide: what has no smell stands before what has one. */
    warning: text,
    cards: safetyCards,
    /** Whom to ask for advice when nobody is unwell; never before the emergency number. */
    advice: text,
    /** Network operators and the emergency number, printed on the gas card. */
    numbers: z.array(z.strictObject({ number: text, place: text })).length(4),
  }),
  guarantees: z.strictObject({
    heading: text,
    dials: eachOnce(guaranteeIds, { figure: text, title: text, text }),
  }),
  faults: z.strictObject({
    heading: text,
    text,
    display: text,
    codes: z.array(z.strictObject({ code: text, title: text, brand: text })).length(6),
    note: text,
  }),
  steps: z.strictObject({ heading: text, steps: z.array(card).length(5) }),
  prices: z.strictObject({
    heading: text,
    columns: z.strictObject({ part: text, reduced: text, standard: text, excluded: text }),
    rows: eachOnce(repairParts, { part: text, reduced: text, standard: text, excluded: text }),
    callOut: text,
    note: text,
  }),
  legal: legalRules,
  zones: z.strictObject({
    heading: text,
    areas: z.array(z.strictObject({ delay: text, text })).length(2),
    drawing: text,
  }),
  faq: z.strictObject({ heading: text, questions: faqs }),
  callToAction: card,
  contact: z.strictObject({ heading: text }),
});
