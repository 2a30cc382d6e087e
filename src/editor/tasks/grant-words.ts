import type { Change } from '@pajotherm/editor/contract';
import type { SchemeKind } from '#src/lib/grants/periods.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** How the status of a Region (`statuses.regions` of the grants page) begins where a grant has opened. */
const openedInStatus: Record<Language, (name: string, day: string, isLater: boolean) => string> = {
  fr: (name, day, isLater) =>
    isLater
      ? `Bientôt ouvert : à partir du ${day}, vous pourrez demander ${name}.`
      : `Ouvert : depuis le ${day}, vous pouvez demander ${name}.`,
  nl: (name, day, isLater) =>
    `${isLater ? 'Straks open: vanaf' : 'Open: sinds'} ${day} kunt u ${name} aanvragen.`,
};
/** How the status of a Region begins where a grant has closed. */
const closedInStatus: typeof openedInStatus = {
  fr: (name, day, isLater) =>
    isLater
      ? `Bientôt fermé : à partir du ${day}, vous ne pourrez plus demander ${name}.`
      : `Fermé : depuis le ${day}, vous ne pouvez plus demander ${name}.`,
  nl: (name, day, isLater) =>
    `${isLater ? 'Straks gesloten: vanaf' : 'Gesloten: sinds'} ${day} kunt u ${name} niet meer aanvragen.`,
};

interface Named {
  name: string;
  kind: SchemeKind;
}

/** How a sentence names a grant or a loan; a name in the other language is marked as such. */
export const nameInSentence: Record<Language, (scheme: Named) => string> = {
  fr: ({ name, kind }) => {
    if (/^Primes /.test(name)) return `les p${name.slice(1)}`;
    return `${kind === 'grant' ? 'la prime' : 'le prêt'} ${/^Mijn /.test(name) ? `[${name}](lang:nl)` : name}`;
  },
  nl: ({ name, kind }) => {
    if (/^Primes /.test(name)) return `de [p${name.slice(1)}](lang:fr)`;
    return /^Mijn /.test(name) ? name : `de ${kind === 'grant' ? 'premie' : 'lening'} ${name}`;
  },
};

/**
 * The sentence that says, in any text but the status, that a grant has opened or closed.
 * @param fact name of the fact that holds the day on which it did; null where nobody knows the day
 */
export const stateSentence: Record<
  Language,
  (scheme: Named, isOpen: boolean, fact: string | null) => string
> = {
  fr: (scheme, isOpen, fact) =>
    `${fact === null ? 'Vous' : `Depuis le {${fact}}, vous`} ${isOpen ? 'pouvez' : 'ne pouvez plus'} demander ${nameInSentence.fr(scheme)}.`,
  nl: (scheme, isOpen, fact) =>
    `${fact === null ? 'U kunt' : `Sinds {${fact}} kunt u`} ${nameInSentence.nl(scheme)} ${isOpen ? '' : 'niet meer '}aanvragen.`,
};

/** What the cell of a table says of a grant that has opened or closed. */
export const stateCell: Record<Language, (scheme: Named, isOpen: boolean, fact: string | null) => string> = {
  fr: ({ kind }, isOpen, fact) => {
    if (!isOpen) return kind === 'grant' ? 'pas de prime' : 'pas de prêt';
    const open = kind === 'grant' ? 'ouverte' : 'ouvert';
    return fact === null ? open : `${open} depuis le {${fact}}`;
  },
  nl: ({ kind }, isOpen, fact) => {
    if (!isOpen) return kind === 'grant' ? 'geen premie' : 'geen lening';
    return fact === null ? 'open' : `open sinds {${fact}}`;
  },
};

/** Puts a sentence before a text, and removes the sentences that named the same grant. */
const putSentenceFirst = (text: string, name: string, sentence: string): string => {
  const others = text.split(/(?<=[.!?])\s+/).filter((one) => !one.toLowerCase().includes(name.toLowerCase()));
  // `Ook` ("also") referred to the sentence that was removed.
  return [sentence, ...others].join(' ').replace(/(?<=[.!?] )Ook (?=\p{Lu})/u, '');
};

/** The sentence of the status about a last day, and the one for a Region whose grants have none. */
const lastDaySentence: Record<Language, (name: string, day: string) => string> = {
  fr: (name, day) => `Vous pouvez demander ${name} jusqu'au ${day}.`,
  nl: (name, day) => `U kunt ${name} aanvragen tot en met ${day}.`,
};
const noLastDaySentence = {
  fr: 'Demandez la date de fin à la Région.',
  nl: 'Vraag de einddatum na bij het gewest.',
};

/** The text about last days (`until` of the status) with the new sentence about a grant, and without the old ones. */
const withLastDay = (
  text: string,
  lang: Language,
  inSentence: string,
  { name, lastDayFact, formerLastDayFacts }: Said,
): string => {
  const others = text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    const isOfIt =
      sentence.includes(name) || formerLastDayFacts.some((fact) => sentence.includes(`{${fact}}`));
    return !isOfIt && sentence !== noLastDaySentence[lang];
  });
  const own = lastDayFact === null ? [] : [lastDaySentence[lang](inSentence, `{subsidies.${lastDayFact}}`)];
  return [...own, ...others].join(' ') || noLastDaySentence[lang];
};

interface Statuses {
  regions: { id: string; since: string; until: string }[];
}

/**
 * The new state of a grant. `fact`: name of the fact that holds the day on which it begins, which may be in the future; null
 * where the text about the beginning stays as it is.
 */
export interface Said extends Named {
  region: string;
  state: string;
  fact: string | null;
  /** The fact of its last day; null where it has none. */
  lastDayFact: string | null;
  /** Names of the facts of its last day until now. */
  formerLastDayFacts: readonly string[];
  isLater: boolean;
}

/** Says in the status that a grant is open or closed, and until when, in both languages. */
export const statusChanges = ({ content }: Site, said: Said): Change[] =>
  languages.flatMap((lang): Change[] => {
    const { region, name, kind, state, fact, isLater } = said;
    const { statuses } = (content.rawCopy.get(`grants/${lang}`) ?? {}) as { statuses?: Statuses };
    const index = statuses?.regions.findIndex((one) => one.id === region) ?? -1;
    const status = statuses?.regions[index];
    if (status === undefined || state === 'unknown') return [];
    const words = (state === 'closed' ? closedInStatus : openedInStatus)[lang];
    const inSentence = nameInSentence[lang]({ name, kind });
    const since =
      fact === null
        ? status.since
        : putSentenceFirst(status.since, name, words(inSentence, `{subsidies.${fact}}`, isLater));
    const changed = { since, until: withLastDay(status.until, lang, inSentence, said) };
    return (['since', 'until'] as const).flatMap((key): Change[] => {
      const path = ['statuses', 'regions', index, key];
      const value = changed[key];
      return value === status[key]
        ? []
        : [{ kind: 'set', file: `content/copy/grants/${lang}.yaml`, path, value }];
    });
  });
