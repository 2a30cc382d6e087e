import * as z from 'zod';
import { adviceKinds } from '#src/lib/fault-codes/advice.ts';
import { severities } from '#src/lib/fault-codes/severity.ts';
import { localised } from './copy/shared.ts';
import { adviceWords, checkWords, severityWords, subjectWords, verdictWords } from './fault-code-words.ts';
import { family, notFound } from './fault-families.ts';
import { chosen, named } from './owner-words.ts';
import { mistake, rule } from './rule.ts';

/** What a code is about. Only `pressure` can be `self`, only `flame` and `reset` can be `once`. */
export const subjects = [
  'flame',
  'false-flame',
  'overheat',
  'flue',
  'condensate',
  'gas-valve',
  'gas-supply',
  'pressure',
  'circulation',
  'sensor',
  'fan',
  'electronics',
  'communication',
  'external',
  'setting',
  'power',
  'reset',
  'service',
] as const;

/** The one thing a resident may look at, the casing closed. */
export const firstChecks = ['none', 'gauge', 'gas-tap', 'power', 'thermostat', 'cool-down'] as const;

/** What the documents say of a code that a brand page explains: the same, something else, or nothing. */
export const verdicts = ['agrees', 'contradicts', 'not-found'] as const;

const text = z.string().min(1);
/** A code as a display shows it. */
const code = z
  .string()
  .regex(/^[\p{L}\d][\p{L}\d .:/-]*$/u)
  .max(12)
  .meta(
    named(['Code', 'Code'], ['Comme l’afficheur le montre : F.28.', 'Zoals de display hem toont: F.28.']),
  );
const faultCode = z.strictObject({
  code,
  aliases: z
    .array(code)
    .optional()
    .meta(named(['Autres façons de l’écrire', 'Andere schrijfwijzen'])),
  families: z
    .array(text)
    .min(1)
    .meta(
      named(
        ['Séries pour lesquelles il vaut', 'Reeksen waarvoor hij geldt'],
        [
          'Chaque série a sa notice : c’est la source du code.',
          'Elke reeks heeft haar handleiding: de bron van de code.',
        ],
      ),
    ),
  subject: z.enum(subjects).meta(chosen(subjectWords, ['De quoi il s’agit', 'Waarover het gaat'])),
  severity: z
    .enum(severities)
    .meta(
      chosen(
        severityWords,
        ['Jusqu’où un habitant peut aller', 'Hoever een bewoner mag gaan'],
        [
          'Soi-même : seulement pour la pression. Un essai : seulement pour la flamme ou le réarmement.',
          'Zelf: alleen bij druk. Eén poging: alleen bij vlam of herstarten.',
        ],
      ),
    ),
  firstCheck: z
    .enum(firstChecks)
    .meta(
      chosen(
        checkWords,
        ['Ce qu’il peut regarder d’abord', 'Wat hij eerst mag bekijken'],
        ['Le boîtier reste fermé.', 'De kast blijft dicht.'],
      ),
    ),
  meaning: localised.meta(
    named(
      ['Ce qu’il veut dire', 'Wat hij betekent'],
      ['Sans majuscule ni point final.', 'Zonder hoofdletter en zonder punt.'],
    ),
  ),
  notFound: notFound.optional(),
  note: localised.optional().meta(named(['Remarque', 'Opmerking'])),
});
export type FaultCode = z.infer<typeof faultCode>;

const explained = z
  .strictObject({
    code,
    advice: z.enum(adviceKinds).meta(chosen(adviceWords, ['Conseil de la page', 'Raad op de pagina'])),
    verdict: z.enum(verdicts).meta(chosen(verdictWords, ['Ce que dit la notice', 'Wat de handleiding zegt'])),
    notFound: notFound.optional(),
    source: text.optional().meta(named(['Où vous l’avez lu', 'Waar u het gelezen hebt'])),
  })
  .superRefine(
    rule((entry) =>
      (entry.verdict === 'not-found') === (entry.notFound !== undefined)
        ? null
        : mistake('not-found-verdict'),
    ),
  );
export type ExplainedCode = z.infer<typeof explained>;

/** Shape of content/fault-codes/<brand>.yaml: the codes of a brand with the document behind each meaning (TR-1). */
export const faultCodesFile = z.strictObject({
  brandPage: z
    .array(explained)
    .min(1)
    .meta(named(['Codes expliqués sur la page de la marque', 'Codes die de merkpagina uitlegt'])),
  families: z
    .array(family)
    .min(1)
    .meta(named(['Séries, avec leur notice', 'Reeksen, met hun handleiding'])),
  codes: z.array(faultCode).meta(named(['Tous les codes', 'Alle codes'])),
});
export type FaultCodesFile = z.infer<typeof faultCodesFile>;

/** The data of such a file without what is unfinished in its lists: the rest stays on the pages while the owner writes. */
export const finishedCodes = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(faultCodesFile.shape).map(([key, { element }]) => [
      key,
      [Object(data)[key] ?? []].flat().filter((item) => element.safeParse(item).success),
    ]),
  );
