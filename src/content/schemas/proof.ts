import * as z from 'zod';
import { draft, localised, text, webAddress } from './copy/shared.ts';
import { named, oneOf } from './owner-words.ts';
import { photo } from './photo.ts';

/** Schema of content/team/<id>.yaml: a person who visits households (MD-2). The folder is optional. */
export const personFile = z.strictObject({
  order: z
    .int()
    .positive()
    .meta(named(['Ordre', 'Volgorde'])),
  firstName: text.meta(named(['Prénom', 'Voornaam'])),
  photo: photo.optional(),
  role: localised.meta(named(['Métier', 'Beroep'])),
  /** Languages spoken, in words. */
  speaks: localised.meta(named(['Langues parlées', 'Gesproken talen'])),
  /** Year of the first day with the company. */
  since: z
    .int()
    .min(1950)
    .max(2100)
    .meta(named(['Chez vous depuis (année)', 'Bij u sinds (jaar)'])),
  /** What the person is approved for, with the number in the public register. */
  approvals: z
    .array(
      z.strictObject({
        name: localised.meta(named(['Agrément', 'Erkenning'])),
        number: text.meta(named(['Numéro d’agrément', 'Erkenningsnummer'])),
        register: webAddress.meta(named(['Adresse du registre public', 'Adres van het openbare register'])),
      }),
    )
    .max(4)
    .meta(named(['Agréments', 'Erkenningen'])),
  draft,
});

/** Schema of content/reviews.yaml, which is optional: the company's score on a review site (MD-2). */
export const reviewsFile = z.strictObject({
  source: text.meta(named(['Nom du site d’avis', 'Naam van de reviewsite'])),
  url: webAddress.meta(named(['Adresse de vos avis', 'Adres van uw reviews'])),
  score: z
    .number()
    .positive()
    .meta(named(['Note moyenne', 'Gemiddelde score'])),
  outOf: z
    .int()
    .positive()
    .meta(named(['Note sur', 'Score op'])),
  count: z
    .int()
    .positive()
    .meta(named(['Nombre d’avis', 'Aantal reviews'])),
  /** Day on which score and count were read. */
  readOn: z.iso.date().meta(named(['Lue le', 'Gelezen op'])),
  /** Reviews that are quoted, each with its own address, in the language in which they were written. */
  quotes: z
    .array(
      z.strictObject({
        author: text.meta(named(['Auteur', 'Auteur'])),
        lang: oneOf({ fr: ['français', 'Frans'], nl: ['néerlandais', 'Nederlands'] }, [
          'Langue de l’avis',
          'Taal van de review',
        ]),
        text: text.meta(named(['Avis, mot pour mot', 'Review, woord voor woord'])),
        url: webAddress.meta(named(['Adresse de cet avis', 'Adres van deze review'])),
      }),
    )
    .max(3)
    .meta(named(['Avis cités', 'Geciteerde reviews'])),
});
