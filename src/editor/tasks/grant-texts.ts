import type { Location } from '@pajotherm/editor/contract';
import type * as z from 'zod';
import type { grantsSchema } from '#src/content/schemas/grants.ts';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { formatDate } from '#src/lib/format.ts';
import { inBoth, type Language } from '#src/lib/language.ts';
import type { LegalRegion } from '#src/lib/place-search/regions.ts';
import type { Site } from '#src/load-site.ts';
import { contradictedTexts } from './grant-contradictions.ts';
import { type State, stateNames } from './grant-fields.ts';
import { clashingSentences } from './grant-mentions.ts';
import { rewriteMentions } from './grant-rewrite.ts';
import { stateCell, stateSentence } from './grant-words.ts';
import { writtenTexts } from './mentions.ts';
import { findHeaders } from './table-columns.ts';

type Regions = z.infer<typeof grantsSchema>['regions'];

/** The owner's input about a grant. */
interface Told {
  state: State;
  /** ISO: first day of the state. */
  from: string;
  /** ISO: last day of an open grant; empty where it is not known. */
  until: string;
  today: string;
  /** Name of the fact that has the first day; null where nobody knows it. */
  fact: string | null;
  /** Names of the facts of last days that no longer hold. */
  outdatedLastDayFacts: ReadonlySet<string>;
}

/** What the owner looks for in a text that contradicts the input. */
const whyToChange = ({ state, from, until, today }: Told, lang: Language): string => {
  const [change, unknown, now, to] =
    lang === 'fr'
      ? ['à changer', 'on ne sait pas si l’aide est ouverte', 'l’aide est', 'jusqu’au']
      : ['te wijzigen', 'men weet niet of de steun open is', 'de steun is', 'tot en met'];
  const day = from > today ? ` (${formatDate(from, lang)})` : '';
  const last = until === '' ? '' : ` ${to} ${formatDate(until, lang)}`;
  const said = state === 'unknown' ? unknown : `${now} ${stateNames[state][lang]}${last}`;
  return `${change}${day}${lang === 'fr' ? ' :' : ':'} ${said}`;
};

/**
 * Changes of the texts that contradict the owner's input about a grant. If the state is not known or begins later, all of
 * them stay, for the owner to read.
 * @param inStatus the texts of the status and the dates that the task has rewritten
 */
export const grantTexts = (
  site: Site,
  regions: Regions,
  { region, ...scheme }: Regions[LegalRegion]['schemes'][number] & { region: LegalRegion },
  told: Told,
  inStatus: readonly Location[],
) => {
  const { state, from, until, today, fact } = told;
  const clashing = clashingSentences(site, regions, region, scheme, told);
  const texts = writtenTexts(site).filter(
    ({ file, path }) =>
      !inStatus.some((one) => one.file === file && one.path.every((key, index) => key === path[index])),
  );
  const headersOf = findHeaders(texts);
  const isOpen = state === 'open';
  const period = isOpen ? { from, until: until || null } : { from: null, until: addDays(from, -1) };
  return rewriteMentions({
    texts,
    clashing,
    headersOf,
    why: inBoth((lang) => whyToChange(told, lang)),
    refused:
      state === 'unknown' || from > today
        ? new Set<string>()
        : contradictedTexts(site, scheme.id, period, today),
    sentence: inBoth((lang) => stateSentence[lang](scheme, isOpen, fact)),
    cell: inBoth((lang) => stateCell[lang](scheme, isOpen, fact)),
  });
};
