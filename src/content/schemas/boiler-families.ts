import * as z from 'zod';
import { localisedText, text } from './copy/schema-parts.ts';
import { enumWithValueLabels, labelled, labelledEnum } from './editor-labels.ts';
import { manualSourceLabels } from './fault-code-editor-labels.ts';
import { idExample, mistake, reportMistakes, textMatching } from './mistakes.ts';

/** A sentence that says for what no document was found. */
export const missingManualSchema = labelled(
  localisedText,
  ['Ce qui n’a pas été trouvé', 'Wat niet gevonden is'],
  ['Sans majuscule ni point final.', 'Zonder hoofdletter en zonder punt.'],
);

/** Years of production: heating that a household still has. */
const productionYear = z.int().min(1950).max(2100);

const languageNames = {
  fr: ['français', 'Frans'],
  nl: ['néerlandais', 'Nederlands'],
  de: ['allemand', 'Duits'],
  en: ['anglais', 'Engels'],
  cs: ['tchèque', 'Tsjechisch'],
} as const;

const document = labelled(
  z.strictObject({
    title: labelled(localisedText, ['Titre de la notice', 'Titel van de handleiding']),
    numbers: labelled(z.array(text), ['Numéros de la notice', 'Nummers van de handleiding']),
    pages: labelled(text.optional(), ['Pages', 'Bladzijden']),
    languages: labelled(z.array(enumWithValueLabels(languageNames)).min(1), [
      'Langues de la notice',
      'Talen van de handleiding',
    ]),
  }),
  ['Notice', 'Handleiding'],
);

/** A boiler family: models of a brand that share one manual, and so one table of fault codes. */
export const familySchema = z
  .strictObject({
    id: textMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, idExample),
    label: labelled(localisedText, ['Nom de la série', 'Naam van de reeks']),
    models: labelled(z.array(text).min(1), ['Modèles', 'Modellen']),
    years: labelled(
      z
        .strictObject({
          from: labelled(productionYear, ['Depuis', 'Vanaf']),
          to: labelled(productionYear.optional(), ['Jusqu’en', 'Tot']),
        })
        .optional(),
      ['Années de production', 'Productiejaren'],
    ),
    document: document.optional(),
    notFound: missingManualSchema.optional(),
    read: labelledEnum(manualSourceLabels, ['Où la notice a été lue', 'Waar de handleiding gelezen is']),
    checked: labelled(z.iso.date(), ['Consultée le', 'Geraadpleegd op']),
    sources: labelled(
      z.array(text).min(1),
      ['Sources', 'Bronnen'],
      ['Où vous l’avez lu.', 'Waar u het gelezen hebt.'],
    ),
  })
  .superRefine(
    reportMistakes(({ document: found, notFound: missing }) =>
      (found === undefined) !== (missing === undefined)
        ? null
        : mistake('exactly-one', { keys: 'document, notFound' }),
    ),
  );
export type BoilerFamily = z.infer<typeof familySchema>;
