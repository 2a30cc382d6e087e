import * as z from 'zod';
import { hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';
import { applianceIds, maintenanceRuleIds } from '#src/lib/maintenance-due/maintenance-rules.ts';
import { legalRegions } from '#src/lib/place-search/legal-regions.ts';

const ofStates = z.strictObject({ none: text, now: text, late: text, soon: text, later: text });

const form = z.strictObject({
  region: text,
  regions: oneItemPerId(legalRegions, { name: text }),
  postcode: text,
  postcodeHint: text,
  appliance: text,
  appliances: oneItemPerId(applianceIds, { name: text }),
  power: text,
  last: text,
  lastHint: text,
  button: text,
  fallback: text,
});

const mistakes = z.strictObject({
  region: text,
  postcode: text,
  appliance: text,
  power: text,
  'power-large': text,
  date: text,
  'date-future': text,
  'date-early': text,
});

const answer = z.strictObject({
  headings: ofStates,
  texts: ofStates,
  dueBy: text,
  daysLeft: text,
  daysLate: text,
  rule: text,
  who: text,
  responsible: text,
  paper: text,
  price: text,
  assumed: text,
  calendar: text,
  event: text,
  eventText: text,
});

/** Rules of a Region: its legal text, who is responsible, how long to keep certificates. */
const regions = oneItemPerId(legalRegions, { law: text, responsible: text, papersToKeep: text, text });
/** Rules of an appliance: how often, by whom, with which certificate. */
const rules = oneItemPerId(maintenanceRuleIds, { title: text, interval: text, who: text, paper: text });
/** Prices of a visit, by appliance. */
const prices = oneItemPerId(['gas', 'oil', 'other'], { price: text });

/** Copy of the maintenance tool (TL-3). */
export const maintenanceDueCopySchema = z.strictObject({
  /** Short name, for the footer and the breadcrumb. */
  name: text,
  meta,
  hero: hero.omit({ kicker: true }),
  form,
  mistakes,
  answer,
  regions,
  prices,
  /** `everywhere`: the heading above rules that belong to no single Region. The names of the Regions are in `who`. */
  table: z.strictObject({
    heading: text,
    columns: z.array(text).length(4),
    everywhere: text,
    rules,
    note: text,
  }),
  who: z.strictObject({
    heading: text,
    text,
    names: z.strictObject({ brussels: text, flanders: text, wallonia: text }),
    papersToKeep: text,
  }),
  callToAction: z.strictObject({ heading: text, text }),
});
