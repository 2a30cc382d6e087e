import * as z from 'zod';
import { oneItemPerId, text } from './copy/schema-parts.ts';
import { type LabelPair, labelled, labelledEnum } from './editor-labels.ts';
import { idExample, mistake, reportMistakes, textMatching } from './mistakes.ts';

/** Name of a fact, `file.key`. */
const factName = textMatching(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'subsidies.brussels-loan-from');

const scheme = z
  .strictObject({
    id: textMatching(/^[a-z]+(-[a-z]+)*$/, idExample),
    name: text,
    kind: labelledEnum({ grant: ['Prime', 'Premie'], loan: ['Prêt', 'Lening'] }, ['Sorte', 'Soort']),
    /** Open only for some people: everybody must ask first. */
    partly: labelled(z.literal(true).optional(), ['Ouverte en partie', 'Deels open']),
    from: labelled(factName.optional(), ['Ouverte depuis', 'Open sinds']),
    until: labelled(factName.optional(), ['Ouverte jusqu’au', 'Open tot en met']),
    closedFrom: labelled(factName.optional(), ['Fermée depuis', 'Gesloten sinds']),
    amounts: labelled(z.array(factName), ['Montants', 'Bedragen']),
  })
  .superRefine(
    reportMistakes(({ from, until, closedFrom }) => {
      const hasTwoEnds = until !== undefined && closedFrom !== undefined;
      const hasNone = [from, until, closedFrom].every((day) => day === undefined);
      return hasTwoEnds || hasNone ? mistake('grant-days') : null;
    }),
  );

const region = z.strictObject({
  schemes: labelled(z.array(scheme).min(1), ['Primes et prêts', 'Premies en leningen']),
});

/** Kinds of work that have a VAT rate of their own. */
export const vatWorkIds = [
  'heat-pump',
  'fossil-boiler',
  'hybrid',
  'heating-parts',
  'maintenance',
  'separate-check',
] as const;
export type VatWorkId = (typeof vatWorkIds)[number];

/** `both`: the invoice has to split the price; `unknown`: no rule was found. */
const rate = (label: LabelPair) =>
  labelledEnum(
    {
      reduced: ['taux réduit', 'verlaagd tarief'],
      standard: ['taux normal', 'normaal tarief'],
      both: ['les deux', 'beide'],
      unknown: ['inconnu', 'onbekend'],
    },
    label,
  );
export type WorkVatRate = z.infer<ReturnType<typeof rate>>;

/** Schema of content/grants.yaml. */
export const grantsSchema = z.strictObject({
  regions: z.strictObject({
    brussels: region,
    flanders: labelled(region, ['Flandre', 'Vlaanderen']),
    wallonia: labelled(region, ['Wallonie', 'Wallonië']),
  }),
  vat: oneItemPerId(vatWorkIds, {
    older: rate(['Maison de plus de dix ans', 'Huis van meer dan tien jaar']),
    younger: rate(['Maison plus récente', 'Recenter huis']),
    youngerUntil: labelled(factName.optional(), [
      'Maison plus récente : jusqu’au',
      'Recenter huis: tot en met',
    ]),
  }),
});
