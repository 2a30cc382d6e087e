import * as z from 'zod';
import { hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';
import { enumWithValueLabels, type LabelPair, labelledEnum } from '#src/content/schemas/editor-labels.ts';
import { fuels } from '#src/lib/fuels.ts';
import {
  type HomeAgeId,
  homeAgeIds,
  refusalIds,
  type ToolPriceId,
  toolPriceIds,
  workIds,
} from '#src/lib/my-price/works.ts';
import type { LegalRegion } from '#src/lib/place-search/legal-regions.ts';

/** The groups of the table, each with the panel of a service. */
const priceGroupIds = ['repair', 'maintenance', 'installation'] as const;
export type PriceGroupId = (typeof priceGroupIds)[number];

/** The prices for which a Region has a rule. */
const ruledPriceNames = {
  repair: ['Dépannage', 'Herstelling'],
  'gas-maintenance': ['Entretien au gaz', 'Onderhoud op gas'],
  'oil-maintenance': ['Entretien au mazout', 'Onderhoud op stookolie'],
  sweeping: ['Ramonage', 'Schouwvegen'],
  'gas-boiler': ['Chaudière au gaz', 'Gasketel'],
  'oil-boiler': ['Chaudière au mazout', 'Stookolieketel'],
  'heat-pump': ['Pompe à chaleur', 'Warmtepomp'],
} as const satisfies Partial<Record<ToolPriceId, LabelPair>>;
const priceNames = {
  ...ruledPriceNames,
  'peb-check': ['Contrôle PEB', 'EPB-controle'],
  underfloor: ['Chauffage par le sol', 'Vloerverwarming'],
} as const satisfies Record<ToolPriceId, LabelPair>;

/** A note for a price, in homes of any age or of one. */
const note = z.strictObject({
  id: enumWithValueLabels(priceNames),
  homes: labelledEnum(
    {
      all: ['Tous', 'Alle'],
      older: ['Assez anciens pour la TVA réduite', 'Oud genoeg voor de verlaagde btw'],
      younger: ['Trop récents pour la TVA réduite', 'Te jong voor de verlaagde btw'],
      new: ['En construction', 'In aanbouw'],
    } satisfies Record<HomeAgeId | 'all', LabelPair>,
    ['Logements', 'Woningen'],
  ),
  text,
});

/** Copy of the price tool (TL-8). Amounts come from content/facts, their coverage from content/copy/price-coverage. */
export const myPriceCopySchema = z.strictObject({
  /** Short name, for the footer and the breadcrumb. */
  name: text,
  meta,
  hero: hero.omit({ kicker: true, intro: true }),
  form: z.strictObject({
    work: text,
    works: oneItemPerId(workIds, { name: text }),
    energy: text,
    energies: oneItemPerId(fuels, { name: text }),
    age: text,
    /** The answers to `age`. `home` follows a VAT rate, and ends the message. */
    ages: oneItemPerId(homeAgeIds, { name: text, home: text }),
    button: text,
    fallback: text,
  }),
  mistakes: z.strictObject({ work: text, energy: text, age: text }),
  answer: z.strictObject({
    reduced: text,
    standard: text,
    vat: text,
    /** The rate, before `home` of the age. */
    reducedNote: text,
    standardNote: text,
    rule: text,
    due: text,
    /** The sentence below the price where it includes travel, after the sentences on what else is included and on VAT. */
    near: text,
    far: text,
    farNote: text,
    /** Heading of a check where the maintenance includes it. */
    checkIncluded: text,
    /** The conformity certificate of gas work, beside a check of a gas boiler. */
    gasCertificate: text,
    outsideText: text,
    unknownCodeText: text,
    write: text,
    message: text,
  }),
  /** How soon, and how long the work takes. For an urgent repair it depends on the place. */
  soon: oneItemPerId(toolPriceIds, {
    rows: z.array(z.strictObject({ label: text, value: text, note: text.optional() })),
  }),
  /** Texts on other reasons why a price changes, and on its rate of VAT. */
  notes: z.array(note),
  vatNotes: z.array(note),
  /** A text for a price and a Region, where the Region asks or offers something. */
  rules: z.array(
    z.strictObject({
      id: enumWithValueLabels(ruledPriceNames),
      region: enumWithValueLabels({
        brussels: ['Bruxelles', 'Brussel'],
        flanders: ['Flandre', 'Vlaanderen'],
        wallonia: ['Wallonie', 'Wallonië'],
      } satisfies Record<LegalRegion, LabelPair>),
      text,
    }),
  ),
  refusals: oneItemPerId(refusalIds, { heading: text, text }),
  table: z.strictObject({
    heading: text,
    caption: text,
    columns: z.array(text).length(2),
    groups: oneItemPerId(priceGroupIds, { name: text }),
  }),
  /** Below the table. */
  note: text,
  contact: z.strictObject({ heading: text }),
});
