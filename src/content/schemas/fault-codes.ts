import * as z from 'zod';
import { familySchema, missingManualSchema } from './boiler-families.ts';
import { localisedText, text } from './copy/schema-parts.ts';
import { labelled, labelledEnum } from './editor-labels.ts';
import {
  adviceLabels,
  firstCheckLabels,
  manualVerdictLabels,
  severityLabels,
  subjectLabels,
} from './fault-code-editor-labels.ts';
import { mistake, reportMistakes, textMatching } from './mistakes.ts';

/** A code as a display shows it. */
const code = labelled(
  textMatching(/^[\p{L}\d][\p{L}\d .:/-]{0,11}$/u, 'F.28'),
  ['Code', 'Code'],
  ['Comme l’afficheur le montre : F.28.', 'Zoals de display hem toont: F.28.'],
);
/** The one thing that a resident may check, with the casing closed. */
export const firstCheckSchema = labelledEnum(
  firstCheckLabels,
  ['Ce qu’il peut regarder d’abord', 'Wat hij eerst mag bekijken'],
  ['Le boîtier reste fermé.', 'De kast blijft dicht.'],
);
const faultCode = z.strictObject({
  code,
  aliases: labelled(z.array(code).optional(), ['Autres façons de l’écrire', 'Andere schrijfwijzen']),
  families: labelled(
    z.array(text).min(1),
    ['Séries pour lesquelles il vaut', 'Reeksen waarvoor hij geldt'],
    [
      'Chaque série a sa notice : c’est la source du code.',
      'Elke reeks heeft haar handleiding: de bron van de code.',
    ],
  ),
  subject: labelledEnum(subjectLabels, ['De quoi il s’agit', 'Waarover het gaat']),
  severity: labelledEnum(
    severityLabels,
    ['Jusqu’où un habitant peut aller', 'Hoever een bewoner mag gaan'],
    [
      'Soi-même : seulement pour la pression. Un essai : seulement pour la flamme ou le réarmement.',
      'Zelf: alleen bij druk. Eén poging: alleen bij vlam of herstarten.',
    ],
  ),
  firstCheck: firstCheckSchema,
  meaning: labelled(
    localisedText,
    ['Ce qu’il veut dire', 'Wat hij betekent'],
    ['Sans majuscule ni point final.', 'Zonder hoofdletter en zonder punt.'],
  ),
  notFound: missingManualSchema.optional(),
  note: labelled(localisedText.optional(), ['Remarque', 'Opmerking']),
});
export type FaultCode = z.infer<typeof faultCode>;

/** A code that the brand page explains. `manualVerdict`: whether the manual gives the meaning on which the advice rests, as far as somebody compared them. */
const explainedCode = z
  .strictObject({
    code,
    advice: labelledEnum(adviceLabels, ['Conseil de la page', 'Raad op de pagina']),
    manualVerdict: labelledEnum(manualVerdictLabels, ['Ce que dit la notice', 'Wat de handleiding zegt']),
    notFound: missingManualSchema.optional(),
    source: labelled(text.optional(), ['Où vous l’avez lu', 'Waar u het gelezen hebt']),
  })
  .superRefine(
    reportMistakes((entry) =>
      (entry.manualVerdict === 'not-found') === (entry.notFound !== undefined)
        ? null
        : mistake('verdict-wrong', { manualVerdict: entry.manualVerdict }),
    ),
  );
export type ExplainedCode = z.infer<typeof explainedCode>;

/** Shape of content/fault-codes/<brand>.yaml: the codes of a brand with the document behind each meaning (TR-1). */
export const faultCodesSchema = z.strictObject({
  codesOnBrandPage: labelled(z.array(explainedCode).min(1), [
    'Codes expliqués sur la page de la marque',
    'Codes die de merkpagina uitlegt',
  ]),
  families: labelled(z.array(familySchema).min(1), [
    'Séries, avec leur notice',
    'Reeksen, met hun handleiding',
  ]),
  codes: labelled(z.array(faultCode), ['Tous les codes', 'Alle codes']),
});
export type FaultCodesFile = z.infer<typeof faultCodesSchema>;

/** Removes unfinished entries from the lists of the file, so that the others stay on the pages while the owner writes. */
export const withoutUnfinishedEntries = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(faultCodesSchema.shape).map(([key, { element }]) => [
      key,
      [Object(data)[key] ?? []].flat().filter((item) => element.safeParse(item).success),
    ]),
  );
