import { isOpenOn, type SchemeKind } from '#src/lib/grants/periods.ts';
import type { LegalRegion } from '#src/lib/place-search/legal-regions.ts';
import type { RawArticle } from '../articles/article.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/copy-files.ts';
import type { LocatedText } from '../copy/texts-in.ts';
import { finding, type Report } from '../finding.ts';
import type { RegionGrants } from '../grants.ts';
import { textsOfArticles, textsOfCopy } from './check-input.ts';

type State = 'open' | 'closed';
type WrittenCopy = Pick<CopyFile, 'name' | 'file' | 'written'>;

interface StatedState {
  text: string;
  location: LocatedText['location'];
  state: State;
  schemes: RegionGrants['schemes'];
  region: RegionGrants;
}

const wholeWords = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const stateWords: Record<State, RegExp> = {
  open: wholeWords('r?ouverte?s?|open|heropend'),
  closed: wholeWords('fermée?s?|gesloten|terminée?s?|gestopt'),
};

/** Words by which a sentence denies something, or speaks of the past or the future. */
const negationOrOtherTimePattern =
  /(?<!\p{L})(?:n['’]|(?:ne|niet|geen|était|étaient|was|waren|bientôt|straks|si|als)(?!\p{L}))/iu;

/** Matches words for a grant or a loan in either language. */
const kindWords: Record<SchemeKind, RegExp> = {
  grant: /(?<!\p{L})primes?(?!\p{L})|premies?(?!\p{L})/iu,
  loan: /(?<!\p{L})prêts?(?!\p{L})|lening(?:en)?(?!\p{L})/iu,
};

/** Matches the name of a Region in either language, or in a link. */
const regionWords: Record<LegalRegion, RegExp> = {
  brussels: /bru(?:x|ss)el/i,
  flanders: /fland|flamand|vlaanderen|vlaams|flemish/i,
  wallonia: /wallon|waals/i,
};

const regionIn = (text: string, regions: readonly RegionGrants[]): RegionGrants | undefined => {
  const named = regions.filter(({ region }) => regionWords[region].test(text));
  return named.length === 1 ? named[0] : undefined;
};

/** The grants of a sentence: the grants that it names, else all grants of the kind that it names, in the Region of its text. */
const schemesOf = (sentence: string, context: string, regions: readonly RegionGrants[]) => {
  const text = sentence.toLowerCase();
  const named = regions.flatMap((region) =>
    region.schemes
      .filter(({ name }) => text.includes(name.toLowerCase()))
      .map((scheme) => ({ region, schemes: [scheme] })),
  );
  if (named.length > 0) return named;
  const region = regionIn(sentence, regions) ?? regionIn(context, regions);
  if (region === undefined) return [];
  const schemes = region.schemes.filter(({ kind }) => kindWords[kind].test(sentence));
  return schemes.length === 0 ? [] : [{ region, schemes }];
};

const textsOf = (copy: readonly WrittenCopy[], articles: ReadonlyMap<string, RawArticle>) => [
  ...textsOfCopy(copy).flatMap(({ name, written, texts }) => {
    const { statuses } = Object(written) as { statuses?: { regions: { id: string }[] } };
    return texts.map((located) => {
      const [first, , index] = located.location.path;
      const own = first === 'statuses' ? statuses?.regions[Number(index)]?.id : undefined;
      return { ...located, context: `${own ?? name} ${located.text}` };
    });
  }),
  ...textsOfArticles(articles).flatMap(({ texts }) => texts.map((line) => ({ ...line, context: line.text }))),
];

const findStatedStates = (
  { regions }: ContentData['grants'],
  copy: readonly WrittenCopy[],
  articles: ReadonlyMap<string, RawArticle>,
): StatedState[] =>
  textsOf(copy, articles).flatMap(({ text: whole, location, context }) =>
    whole.split(/(?<=[.!?;])\s+|\|/).flatMap((text): StatedState[] => {
      const [open, closed] = [stateWords.open.test(text), stateWords.closed.test(text)];
      if (open === closed || negationOrOtherTimePattern.test(text)) return [];
      const state = open ? 'open' : 'closed';
      return schemesOf(text, context, regions).map((named) => ({
        text: text.trim(),
        location,
        state,
        ...named,
      }));
    }),
  );

const stateNames: Record<State, { en: string; fr: string; nl: string }> = {
  open: { en: 'open', fr: 'ouvert', nl: 'open' },
  closed: { en: 'closed', fr: 'fermé', nl: 'gesloten' },
};

/**
 * Reports sentences that say that a grant is open when it is closed, or the other way round (TL-4). A sentence that was wrong
 * already on the day of the last review is a mistake; one that became wrong after it is outdated.
 */
export const checkGrantSentences = (
  { grants, day }: ContentData,
  copy: readonly WrittenCopy[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
  for (const { text, location, state, schemes, region } of findStatedStates(grants, copy, articles)) {
    const stateOn = (date: string): State =>
      schemes.some((scheme) => isOpenOn(scheme, date)) ? 'open' : 'closed';
    if (stateOn(day) === state) continue;
    const wasWrongAtReview = stateOn(region.asOf) !== state;
    if (!wasWrongAtReview && day < region.asOf) continue;
    const names = schemes.map(({ name }) => name).join(', ');
    const words = text.replace(/^[-*>\s]+(?=\p{L})|\*\*|\]\([^)]*\)|\[/gu, '').replace(/\{[^}]*\}/g, '…');
    const params = { text: words.slice(0, 80), names, state: stateNames[stateOn(day)] };
    report(finding(wasWrongAtReview ? 'grant-state-contradicted' : 'grant-state-outdated', location, params));
  }
};
