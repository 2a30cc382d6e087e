import * as z from 'zod';
import { card, hero, meta, text } from '#src/content/schemas/copy/schema-parts.ts';

/** A field: its label, and a hint that says what to enter. */
const field = z.strictObject({ label: text, hint: text });
/** The same field for a boiler on gas and one on oil. */
const byFuel = z.strictObject({ gas: field, oil: field });

/**
 * Texts of the comparison itself, which runs in the browser. The comparison replaces `%name%` by a figure; checks of the
 * build do not.
 */
export const heatPumpCheckToolSchema = z.strictObject({
  inputsHeading: text,
  example: text,
  offline: text,
  /** Above the fields that are folded away, and above each three of them. */
  more: text,
  groups: z.strictObject({ upkeep: text, prices: text, quotes: text }),
  fuel: z.strictObject({ legend: text, gas: text, oil: text }),
  emitter: z.strictObject({ legend: text, old: text, large: text, floor: text }),
  use: byFuel,
  efficiency: field,
  fuelPrice: byFuel,
  electricityPrice: field,
  boilerMaintenance: field,
  pumpMaintenance: field,
  capacityTariff: field,
  pumpQuote: field,
  boilerQuote: field,
  grant: field,
  units: z.strictObject({ litre: text, perLitre: text, perYear: text }),
  problems: z.strictObject({ number: text, low: text, high: text, summary: text }),
  compute: text,
  resultHeading: text,
  verdicts: z.strictObject({ cheaper: card, dearer: card, close: card }),
  turning: text,
  overlap: text,
  paybackYears: text,
  paybackNever: text,
  paybackNow: text,
  copyLink: text,
  copied: text,
  copyFailed: text,
  table: z.strictObject({
    caption: text,
    exampleCaption: text,
    perYear: text,
    boiler: text,
    pump: text,
    bought: text,
    price: text,
    energy: text,
    maintenance: text,
    capacity: text,
    total: text,
    range: text,
    rangeValue: text,
    co2: text,
  }),
  chart: text,
  formulas: z.strictObject({
    heading: text,
    heat: text,
    boiler: text,
    pump: text,
    turning: text,
    co2: text,
    scop: text,
  }),
});

/** Copy of the comparison of heat pump and boiler (TL-5). */
export const heatPumpCheckCopySchema = z.strictObject({
  meta,
  name: text,
  hero: hero.extend({
    neighbours: z.strictObject({ left: text, right: text }),
  }),
  tool: heatPumpCheckToolSchema,
  sources: z.strictObject({ heading: text, intro: text, items: z.array(text).min(1), advice: text }),
  callToAction: z.strictObject({ heading: text, text }),
});
