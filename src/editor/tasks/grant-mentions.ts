import type * as z from 'zod';
import { kindWords, regionWords } from '#src/content/checks/grant-states.ts';
import type { grantsSchema } from '#src/content/schemas/grants.ts';
import { type LegalRegion, legalRegions } from '#src/lib/place-search/regions.ts';
import type { Site } from '#src/load-site.ts';
import type { Written } from './mentions.ts';

type Regions = z.infer<typeof grantsSchema>['regions'];
type Scheme = Regions[LegalRegion]['schemes'][number];

/** Those of some sentences of a text that say something else than the state of a grant. */
export type ClashingSentences = (sentences: string, written: Written) => string[];

/** Other words for a grant or a loan, in texts that do not have its name. */
const otherWords: Record<Scheme['kind'], RegExp> = {
  grant: /(?<!\p{L})(?:subsides?|subsidies?|aides?|steun|tegemoetkoming(?:en)?)(?!\p{L})/iu,
  loan: /(?<!\p{L})(?:crédits?|krediet(?:en)?|emprunte[rz]?|emprunts?|lenen|leent)(?!\p{L})/iu,
};

/** The facts of a scheme: the facts that it names, the facts of its Region that no other scheme names, and facts computed from these. */
const factsOf = ({ content }: Site, regions: Regions, region: LegalRegion, scheme: Scheme): Set<string> => {
  const namedBy = ({ amounts, from, until, closedFrom }: Scheme) =>
    [...amounts, from, until, closedFrom].flatMap((one) => one ?? []);
  const others = legalRegions
    .flatMap((one) => regions[one].schemes)
    .filter(({ id }) => id !== scheme.id)
    .flatMap(namedBy);
  const own = new Set(namedBy(scheme));
  for (const [name, { formula, follows }] of content.facts) {
    const isOfRegion = name.startsWith(`subsidies.${region}-`) && !others.includes(name);
    const sources = `${formula ?? ''} ${follows ?? ''}`.split(/[^a-z0-9.-]+/);
    if (isOfRegion || sources.some((one) => own.has(one))) own.add(name);
  }
  return own;
};

/** Matches a sentence that offers a grant. `denialPattern` matches one that says that there is none. */
const offerPattern =
  /(?<!\p{L})(?:r?ouverte?s?|open|heropend|pouvez demander|se demandent?|demandez|aanvragen|vraagt u|donne droit|recevez|krijgt|krijgen|ont droit|hebben recht|s['’]adresse)(?!\p{L})/iu;
const denialPattern =
  /(?<!\p{L}|ou |of )(?:fermée?s?|gesloten|terminée?s?|gestopt|stopgezet|pris fin|plus de (?:primes?|prêts?)|ne pouvez plus|niet meer|geen (?:\p{L}+ )?(?:premies?|leningen|lening|steun|subsidies?)|liep(?:en)? af|afgelopen|supprimée?s?|afgeschaft|ni primes?|pas de (?:primes?|prêts?))(?!\p{L})/iu;

/** Words that leave the state open, in a description of the page. */
const eitherStatePattern = /(?:ouverte?s?|open) (?:ou|of) (?:fermée?s?|gesloten)/giu;

/** Whether a sentence says something else than the state that a grant has now. A question says nothing. */
const contradicts = (
  written: string,
  state: string,
  outdatedLastDayFacts: ReadonlySet<string>,
  amounts: ReadonlySet<string>,
) => {
  const sentence = written.replace(eitherStatePattern, '');
  if (/\?\W*$/.test(sentence)) return false;
  const named = [...sentence.matchAll(/\{([a-z0-9.-]+)/g)].map(([, fact = '']) => fact);
  if (named.some((fact) => outdatedLastDayFacts.has(fact))) return true;
  const isDenied = denialPattern.test(sentence);
  if (state === 'open') return isDenied;
  const isOffered = !isDenied && (offerPattern.test(sentence) || named.some((fact) => amounts.has(fact)));
  return state === 'closed' ? isOffered : isOffered || isDenied;
};

/**
 * Finds the sentences of a text that say something else of a grant or a loan than its state now: they name it, print
 * one of its facts, or speak of its kind in its Region, and offer it when it is closed, deny it when it is open, or print
 * a last day that no longer holds (`outdatedLastDayFacts`, their names).
 */
export const clashingSentences = (
  site: Site,
  regions: Regions,
  region: LegalRegion,
  scheme: Scheme,
  { state, outdatedLastDayFacts }: { state: string; outdatedLastDayFacts: ReadonlySet<string> },
): ClashingSentences => {
  const facts = factsOf(site, regions, region, scheme);
  const amounts = new Set(scheme.amounts);
  // "La prime Habitation" is one of the "Primes Habitation".
  const name = new RegExp(scheme.name.replace(/(\p{L}{3,})s(?!\p{L})/gu, '$1s?'), 'iu');
  const isKind = (text: string) => kindWords[scheme.kind].test(text) || otherWords[scheme.kind].test(text);
  const others = legalRegions.filter((one) => one !== region);
  const otherKind = scheme.kind === 'grant' ? 'loan' : 'grant';
  const isMention = (sentence: string, { file, text }: Written): boolean => {
    if (name.test(sentence)) return true;
    // The name of a fact is no word: `subsidies.flanders-loan-until`.
    const words = sentence.replace(/\{[^}]*\}/g, '');
    if (kindWords[otherKind].test(words) && !isKind(words)) return false;
    if ([...sentence.matchAll(/\{([a-z0-9.-]+)/g)].some(([, fact = '']) => facts.has(fact))) return true;
    if (!isKind(words)) return false;
    // A sentence about another Region only, beside one about this Region.
    if (others.some((one) => regionWords[one].test(sentence)) && !regionWords[region].test(sentence))
      return false;
    const around = `${file} ${text}`;
    const isElsewhere = others.some((one) => regionWords[one].test(around));
    return (
      regionWords[region].test(around) || (!isElsewhere && /page:(?:grants|blog\/subventions)/.test(around))
    );
  };
  return (sentences, written) =>
    sentences
      .split(/(?<=[.!?;](?:\*\*)?)\s+|\|(?![^{}]*\})/)
      .filter(
        (sentence) =>
          isMention(sentence, written) && contradicts(sentence, state, outdatedLastDayFacts, amounts),
      )
      .map((sentence) => sentence.trim());
};
