import type { Place } from '@pajotherm/editor/contract';
import type * as z from 'zod';
import { kindWords, regionWords } from '#src/content/checks/grant-states.ts';
import type { grantsFile } from '#src/content/schemas/grants.ts';
import { type LegalRegion, legalRegions } from '#src/lib/place-search/regions.ts';
import type { Site } from '#src/load-site.ts';
import { placesOf, type Written, writtenTexts } from './mentions.ts';

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

/**
 * The places of all texts that may be about a grant or a loan: they name it, print one of its facts, or speak of its kind and
 * its Region, or of its kind beside a link to the page of grants. Rather too many than too few.
 */
export const grantMentions = (site: Site, regions: Regions, region: LegalRegion, scheme: Scheme): Place[] => {
  const facts = factsOf(site, regions, region, scheme);
  // "La prime Habitation" is one of the "Primes Habitation".
  const name = new RegExp(scheme.name.replace(/(\p{L}{3,})s(?!\p{L})/gu, '$1s?'), 'iu');
  const isKind = (text: string) => kindWords[scheme.kind].test(text) || otherWords[scheme.kind].test(text);
  const others = legalRegions.filter((one) => one !== region);
  const isMention = ({ file, text }: Written): boolean => {
    if (name.test(text) || [...text.matchAll(/\{([a-z0-9.-]+)/g)].some(([, fact = '']) => facts.has(fact)))
      return true;
    if (!isKind(text)) return false;
    const around = `${file} ${text}`;
    const isElsewhere = others.some((one) => regionWords[one].test(around));
    return (
      regionWords[region].test(around) || (!isElsewhere && /page:(?:grants|blog\/subventions)/.test(text))
    );
  };
  return placesOf(writtenTexts(site).filter(isMention));
};
