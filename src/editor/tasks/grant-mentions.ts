import type { Location } from '@pajotherm/editor/contract';
import type * as z from 'zod';
import { kindWords, regionWords } from '#src/content/checks/grant-states.ts';
import type { grantsFile } from '#src/content/schemas/grants.ts';
import { type LegalRegion, legalRegions } from '#src/lib/place-search/regions.ts';
import type { Site } from '#src/load-site.ts';
import { locationsOf, type Written, writtenTexts } from './mentions.ts';

type Regions = z.infer<typeof grantsFile>['regions'];
type Scheme = Regions[LegalRegion]['schemes'][number];

/** What a grant or a loan is called, too, where its name is not said. */
const otherWords: Record<Scheme['kind'], RegExp> = {
  grant: /(?<!\p{L})(?:subsides?|subsidies?|aides?|steun|tegemoetkoming(?:en)?)(?!\p{L})/iu,
  loan: /(?<!\p{L})(?:crédits?|krediet(?:en)?|emprunte[rz]?|emprunts?|lenen|leent)(?!\p{L})/iu,
};

/** The facts of a scheme: those that it names, those of its Region that no other names, and what is computed from them. */
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

/** Words of a sentence that offers a grant, and of one that says that there is none. */
const offers =
  /(?<!\p{L})(?:r?ouverte?s?|open|heropend|pouvez demander|se demandent?|demandez|aanvragen|vraagt u|donne droit|recevez|krijgt|krijgen|ont droit|hebben recht|s['’]adresse)(?!\p{L})/iu;
const denies =
  /(?<!\p{L}|ou |of )(?:fermée?s?|gesloten|terminée?s?|gestopt|stopgezet|pris fin|plus de (?:primes?|prêts?)|ne pouvez plus|niet meer|geen|liep(?:en)? af|afgelopen|supprimée?s?|afgeschaft|ni primes?|pas de (?:primes?|prêts?))(?!\p{L})/iu;

/** Whether a sentence says something else than the state that a grant has now. */
const contradicts = (
  sentence: string,
  state: string,
  ends: ReadonlySet<string>,
  amounts: ReadonlySet<string>,
) => {
  const named = [...sentence.matchAll(/\{([a-z0-9.-]+)/g)].map(([, fact = '']) => fact);
  if (named.some((fact) => ends.has(fact))) return true;
  const isDenied = denies.test(sentence);
  if (state === 'open') return isDenied;
  const isOffered = !isDenied && (offers.test(sentence) || named.some((fact) => amounts.has(fact)));
  return state === 'closed' ? isOffered : isOffered || isDenied;
};

/**
 * The locations of the texts that say something else of a grant or a loan than its state now: a sentence that names it, prints
 * one of its facts, or speaks of its kind in its Region, offers it when it is closed, denies it when it is open, or prints
 * a last day that no longer holds (`ends`, names of facts).
 */
export const grantMentions = (
  site: Site,
  regions: Regions,
  region: LegalRegion,
  scheme: Scheme,
  { state, ends }: { state: string; ends: ReadonlySet<string> },
): Location[] => {
  const facts = factsOf(site, regions, region, scheme);
  const amounts = new Set(scheme.amounts);
  // "La prime Habitation" is one of the "Primes Habitation".
  const name = new RegExp(scheme.name.replace(/(\p{L}{3,})s(?!\p{L})/gu, '$1s?'), 'iu');
  const isKind = (text: string) => kindWords[scheme.kind].test(text) || otherWords[scheme.kind].test(text);
  const others = legalRegions.filter((one) => one !== region);
  const isMention = (sentence: string, { file, text }: Written): boolean => {
    if (
      name.test(sentence) ||
      [...sentence.matchAll(/\{([a-z0-9.-]+)/g)].some(([, fact = '']) => facts.has(fact))
    )
      return true;
    if (!isKind(sentence)) return false;
    const around = `${file} ${text}`;
    const isElsewhere = others.some((one) => regionWords[one].test(around));
    return (
      regionWords[region].test(around) || (!isElsewhere && /page:(?:grants|blog\/subventions)/.test(around))
    );
  };
  const saysOtherwise = (written: Written): boolean =>
    written.text
      .split(/(?<=[.!?;])\s+|\|/)
      .some((sentence) => isMention(sentence, written) && contradicts(sentence, state, ends, amounts));
  return locationsOf(writtenTexts(site).filter(saysOtherwise));
};
