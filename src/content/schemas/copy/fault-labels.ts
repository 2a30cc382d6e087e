import * as z from 'zod';
import { adviceSentenceIds } from '#src/lib/fault-codes/advice.ts';
import { enumWithValueLabels } from '../editor-labels.ts';
import { oneItemPerId, text, textAlternative } from './schema-parts.ts';

/** A row of the price list of a brand page, by its name in the editor. */
export const brandPriceRowId = enumWithValueLabels({
  gas: ['Entretien au gaz', 'Onderhoud op gas'],
  oil: ['Entretien au mazout', 'Onderhoud op stookolie'],
  repair: ['Dépannage', 'Herstelling'],
});

/** A strength by its name in the editor. Its drawing is src/drawings/brands/strength-<id>.svg. */
export const strengthId = enumWithValueLabels({
  quote: ['Devis', 'Offerte'],
  fitting: ['Réglage', 'Afstelling'],
  warranty: ['Garantie', 'Garantie'],
  maintenance: ['Premier entretien', 'Eerste onderhoud'],
  repair: ['Réparation sur place', 'Herstelling ter plaatse'],
  travel: ['Déplacement', 'Verplaatsing'],
});

/** Steps when it smells of gas; an id names the drawing, src/drawings/repair/repair-<id>.svg. */
const gasSteps = ['window', 'switch', 'outside'] as const;

/** A reason to call the company for a brand. */
export const strength = z.strictObject({ icon: strengthId, title: text });

/** Texts that all brand pages share. The folder is `fault-labels`, because `brand-labels` would count as a brand. */
export const faultLabelsCopySchema = z.strictObject({
  /** Label of the quote button (BR-2). */
  quote: text,
  /** In the first screen: what a repair costs, and how soon somebody is there. */
  heroIntro: text,
  /** The price list. Each brand lists the rows that it shows. */
  prices: z.strictObject({
    heading: text,
    rows: oneItemPerId(brandPriceRowId.options, { term: text, value: text, note: text }),
    note: text,
  }),
  /** Strengths that are true of every brand. The copy of a brand lists the strengths that its page shows. */
  strengths: z.array(strength).length(strengthId.options.length),
  display: text,
  severities: z.strictObject({ self: text, once: text, technician: text, danger: text }),
  may: text,
  stop: text,
  /** Words before the link to an earlier code with the same advice. */
  sameSteps: text,
  /** Sentences on what a resident may do and must not do. src/lib/fault-codes/advice.ts picks the sentences of each fault. */
  advice: z.record(z.enum(adviceSentenceIds), text),
  frost: text,
  /** Link to the instructions below, before the first code. */
  gasFirst: text,
  /** Instructions for a smell of gas or of fumes. */
  gas: z.strictObject({
    question: text,
    steps: oneItemPerId(gasSteps, { text }),
    call: text,
    more: text,
    monoxide: text,
  }),
  note: text,
  /** Words for the source of a meaning (src/page-props/fault-code-sources.ts). */
  provenance: z.strictObject({
    intro: text,
    original: text,
    transcription: text,
    document: text,
  }),
  documents: z.strictObject({ heading: text, number: text, pages: text }),
  /** Link to the fault finder, before the name of the brand (TL-1). */
  all: text,
  callDrawing: textAlternative,
});
