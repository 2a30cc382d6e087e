import * as z from 'zod';
import { text } from './copy/schema-parts.ts';
import { labelled } from './editor-labels.ts';
import { serviceIds } from './service-ids.ts';

/** Wordings of dangers, which pages, articles and answers use as `{safety.reset-once}` (WD-1). */
const safetyTextKeys = [
  'gas-smell',
  'gas-touch',
  'gas-out',
  'monoxide-doubt',
  'gas-tap',
  'reset-once',
  'reset-look-up',
  'reset-smell',
  'reset-not',
  'burnt-smell',
  'read-gauge',
  'usual-pressure',
  'top-up',
  'top-up-hot',
  'water-wet',
  'water-off',
  'water-main',
  'water-flooded',
  'frost-keep',
  'frost-heater',
] as const;

/** Schema of content/ui/fr.yaml and nl.yaml: the labels of every page. */
export const uiLabelsSchema = z.strictObject({
  skipToContent: text,
  menu: text,
  close: text,
  mainNavigation: text,
  breadcrumb: text,
  home: text,
  services: text,
  brands: text,
  blog: text,
  contact: text,
  about: text,
  projects: text,
  legal: text,
  accessibility: text,
  requestQuote: text,
  freeQuote: text,
  call: text,
  callNumber: text,
  book: text,
  bookOnline: text,
  newTab: text,
  learnMore: text,
  learnMoreOn: text,
  writeToUs: text,
  languageSwitch: text,
  languageName: text,
  footerPages: text,
  footerTools: text,
  footerSlogan: text,
  logoLabel: text,
  openingHours: z.strictObject({ always: text, to: text, closedOn: text, closedFrom: text, closedTo: text }),
  contactDetails: text,
  saveContact: text,
  /** Notice after a text that refers to a stale fact (TR-2), as a link to the public body. */
  staleNotice: text,
  /** Badge of a section with samples only, badge of a single sample, and the line of the footer (BC-7). */
  samples: z.strictObject({ all: text, one: text, footer: text }),
  redirectPage: z.strictObject({ title: text, text }),
  serviceNames: z.record(z.enum(serviceIds), text),
  /** Statuses of grants and VAT (TL-4). */
  grants: z.strictObject({
    /** State of a Region in at most 13 letters. `stale` is shown once its review is due. */
    states: z.strictObject({ open: text, loan: text, closed: text, stale: text }),
    grant: text,
    grantOpen: text,
    grantClosed: text,
    loan: text,
    loanOpen: text,
    loanPartly: text,
    loanClosed: text,
    /** Words before a day of a grant or loan that no other text prints. */
    days: z.strictObject({
      from: labelled(text, ['Devant le jour d’ouverture', 'Voor de dag van opening']),
      until: labelled(text, ['Devant le dernier jour', 'Voor de laatste dag']),
      closedFrom: labelled(text, ['Devant le jour de fermeture', 'Voor de dag van sluiting']),
    }),
    reviewed: text,
    more: text,
    vat: z.strictObject({ title: text, state: text, more: text }),
  }),
  price: z.strictObject({
    from: text,
    reduced: text,
    standard: text,
    /** The switch between the two totals (TL-6). */
    vatSwitch: z.strictObject({ legend: text, older: text, younger: text, rule: text }),
    included: text,
    excluded: text,
    onQuote: text,
    selected: text,
  }),
  nextSteps: z.strictObject({ heading: text, steps: z.array(text).length(3) }),
  people: z.strictObject({ heading: text, speaks: text, since: text }),
  reviews: z.strictObject({ on: text, readOn: text }),
  safety: z.record(z.enum(safetyTextKeys), text),
});
