import * as z from 'zod';
import { draftSchema, localisedText, text, webAddress } from './copy/schema-parts.ts';
import { labelled, labelledEnum } from './editor-labels.ts';
import { photoSchema } from './photo.ts';

/** Schema of content/team/<id>.yaml: a person who visits households (MD-2). The folder is optional. */
export const personSchema = z.strictObject({
  order: labelled(z.int().positive(), ['Ordre', 'Volgorde']),
  firstName: labelled(text, ['Prénom', 'Voornaam']),
  photo: photoSchema.optional(),
  role: labelled(localisedText, ['Métier', 'Beroep']),
  /** Languages spoken, in words. */
  speaks: labelled(localisedText, ['Langues parlées', 'Gesproken talen']),
  /** Year of the first day with the company. */
  since: labelled(z.int().min(1950).max(2100), ['Chez vous depuis (année)', 'Bij u sinds (jaar)']),
  /** The approvals of the person, each with its number in the public register. */
  approvals: labelled(
    z
      .array(
        z.strictObject({
          name: labelled(localisedText, ['Agrément', 'Erkenning']),
          number: labelled(text, ['Numéro d’agrément', 'Erkenningsnummer']),
          register: labelled(webAddress, ['Adresse du registre public', 'Adres van het openbare register']),
        }),
      )
      .max(4),
    ['Agréments', 'Erkenningen'],
  ),
  draft: draftSchema,
});

/** Schema of content/reviews.yaml, which is optional: the company's score on a review site (MD-2). */
export const reviewsSchema = z.strictObject({
  source: labelled(text, ['Nom du site d’avis', 'Naam van de reviewsite']),
  url: labelled(webAddress, ['Adresse de vos avis', 'Adres van uw reviews']),
  score: labelled(z.number().positive(), ['Note moyenne', 'Gemiddelde score']),
  outOf: labelled(z.int().positive(), ['Note sur', 'Score op']),
  count: labelled(z.int().positive(), ['Nombre d’avis', 'Aantal reviews']),
  /** Day on which score and count were read. */
  readOn: labelled(z.iso.date(), ['Lue le', 'Gelezen op']),
  /** Reviews that are quoted, each with its own URL, in the language in which they were written. */
  quotes: labelled(
    z
      .array(
        z.strictObject({
          author: labelled(text, ['Auteur', 'Auteur']),
          lang: labelledEnum({ fr: ['français', 'Frans'], nl: ['néerlandais', 'Nederlands'] }, [
            'Langue de l’avis',
            'Taal van de review',
          ]),
          text: labelled(text, ['Avis, mot pour mot', 'Review, woord voor woord']),
          url: labelled(webAddress, ['Adresse de cet avis', 'Adres van deze review']),
        }),
      )
      .max(3),
    ['Avis cités', 'Geciteerde reviews'],
  ),
});
