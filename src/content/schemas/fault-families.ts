import * as z from 'zod';
import { localised } from './copy/shared.ts';
import { readingWords } from './fault-code-words.ts';
import { named, oneOf } from './owner-words.ts';
import { idExample, matching, mistake, rule } from './rule.ts';

const text = z.string().min(1);

/** What no document says, in words. */
export const notFound = localised.meta(
  named(
    ['Ce qui n’a pas été trouvé', 'Wat niet gevonden is'],
    ['Sans majuscule ni point final.', 'Zonder hoofdletter en zonder punt.'],
  ),
);

/** Years of production: heating that a household still has. */
const year = z.int().min(1950).max(2100);

const document = z
  .strictObject({
    title: localised.meta(named(['Titre de la notice', 'Titel van de handleiding'])),
    numbers: z.array(text).meta(named(['Numéros de la notice', 'Nummers van de handleiding'])),
    pages: text.optional().meta(named(['Pages', 'Bladzijden'])),
    languages: z
      .array(z.enum(['fr', 'nl', 'de', 'en', 'cs']))
      .min(1)
      .meta(named(['Langues de la notice', 'Talen van de handleiding'])),
  })
  .meta(named(['Notice', 'Handleiding']));

/** Boilers that share a document. */
export const family = z
  .strictObject({
    id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, idExample),
    label: localised.meta(named(['Nom de la série', 'Naam van de reeks'])),
    models: z
      .array(text)
      .min(1)
      .meta(named(['Modèles', 'Modellen'])),
    years: z
      .strictObject({
        from: year.meta(named(['Depuis', 'Vanaf'])),
        to: year.optional().meta(named(['Jusqu’en', 'Tot'])),
      })
      .optional()
      .meta(named(['Années de production', 'Productiejaren'])),
    document: document.optional(),
    notFound: notFound.optional(),
    read: oneOf(readingWords, ['Où la notice a été lue', 'Waar de handleiding gelezen is']),
    checked: z.iso.date().meta(named(['Consultée le', 'Geraadpleegd op'])),
    sources: z
      .array(text)
      .min(1)
      .meta(named(['Sources', 'Bronnen'], ['Où vous l’avez lu.', 'Waar u het gelezen hebt.'])),
  })
  .superRefine(
    rule(({ document: found, notFound: missing }) =>
      (found === undefined) !== (missing === undefined) ? null : mistake('family-document'),
    ),
  );
export type FaultFamily = z.infer<typeof family>;
