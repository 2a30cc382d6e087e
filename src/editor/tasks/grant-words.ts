import type { Change } from '@pajotherm/editor/contract';
import type { SchemeKind } from '#src/lib/grants/periods.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** The states of a grant from which the owner chooses. */
export const stateLabels = {
  open: { fr: 'Ouverte', nl: 'Open' },
  closed: { fr: 'Fermée', nl: 'Gesloten' },
  unknown: {
    fr: 'Je ne sais pas : la page renvoie à la Région',
    nl: 'Weet ik niet: de pagina verwijst naar het gewest',
  },
};
export type State = keyof typeof stateLabels;

/** The first words of a Region's status: which grant has opened or closed, and when. */
const openedSentence: Record<Language, (name: string, day: string, isLater: boolean) => string> = {
  fr: (name, day, isLater) =>
    isLater
      ? `Bientôt ouvert : à partir du ${day}, vous pourrez demander ${name}.`
      : `Ouvert : depuis le ${day}, vous pouvez demander ${name}.`,
  nl: (name, day, isLater) =>
    `${isLater ? 'Straks open: vanaf' : 'Open: sinds'} ${day} kunt u ${name} aanvragen.`,
};
/** The first words of the status of a Region whose grant has closed. */
const closedSentence: typeof openedSentence = {
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
const namedIn: Record<Language, (scheme: Named) => string> = {
  fr: ({ name, kind }) => {
    if (/^Primes /.test(name)) return `les p${name.slice(1)}`;
    return `${kind === 'grant' ? 'la prime' : 'le prêt'} ${/^Mijn /.test(name) ? `[${name}](lang:nl)` : name}`;
  },
  nl: ({ name, kind }) => {
    if (/^Primes /.test(name)) return `de [p${name.slice(1)}](lang:fr)`;
    return /^Mijn /.test(name) ? name : `de ${kind === 'grant' ? 'premie' : 'lening'} ${name}`;
  },
};

/** The sentence that says, anywhere on the site, that a grant has opened or closed. @param fact the name of its day */
export const stateSentence: Record<Language, (scheme: Named, isOpen: boolean, fact: string) => string> = {
  fr: (scheme, isOpen, fact) =>
    `Depuis le {${fact}}, vous ${isOpen ? 'pouvez' : 'ne pouvez plus'} demander ${namedIn.fr(scheme)}.`,
  nl: (scheme, isOpen, fact) =>
    `Sinds {${fact}} kunt u ${namedIn.nl(scheme)} ${isOpen ? '' : 'niet meer '}aanvragen.`,
};

/** What the cell of a table says of a grant that has opened or closed. */
export const stateCell: Record<Language, (scheme: Named, isOpen: boolean, fact: string) => string> = {
  fr: ({ kind }, isOpen, fact) => {
    if (!isOpen) return kind === 'grant' ? 'pas de prime' : 'pas de prêt';
    return `${kind === 'grant' ? 'ouverte' : 'ouvert'} depuis le {${fact}}`;
  },
  nl: ({ kind }, isOpen, fact) => {
    if (!isOpen) return kind === 'grant' ? 'geen premie' : 'geen lening';
    return `open sinds {${fact}}`;
  },
};

/** Puts a sentence before a text, and removes the sentences that named the same grant. */
const putSentenceFirst = (text: string, name: string, sentence: string): string => {
  const others = text.split(/(?<=[.!?])\s+/).filter((one) => !one.toLowerCase().includes(name.toLowerCase()));
  // `Ook` ("also") referred to the sentence that was removed.
  return [sentence, ...others].join(' ').replace(/(?<=[.!?] )Ook (?=\p{Lu})/u, '');
};

/** The sentence about a last day, and the sentence for a Region whose grants have none. */
const lastDay: Record<Language, (name: string, day: string) => string> = {
  fr: (name, day) => `Vous pouvez demander ${name} jusqu'au ${day}.`,
  nl: (name, day) => `U kunt ${name} aanvragen tot en met ${day}.`,
};
const noLastDay = {
  fr: 'Demandez la date de fin à la Région.',
  nl: 'Vraag de einddatum na bij het gewest.',
};

/** The text of the board about last days with the new sentence about a grant, and without the old ones. */
const withLastDay = (text: string, lang: Language, written: string, { name, last, ends }: Said): string => {
  const others = text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    const isOfIt = sentence.includes(name) || ends.some((fact) => sentence.includes(`{${fact}}`));
    return !isOfIt && sentence !== noLastDay[lang];
  });
  const own = last === null ? [] : [lastDay[lang](written, `{subsidies.${last}}`)];
  return [...own, ...others].join(' ') || noLastDay[lang];
};

interface Statuses {
  regions: { id: string; since: string; until: string }[];
}

/** The new state of a grant. `fact` is the name of its day, which may be in the future. */
interface Said extends Named {
  region: string;
  state: string;
  fact: string;
  /** The fact of its last day; null where it has none. */
  last: string | null;
  /** Names of the facts of its last day until now. */
  ends: readonly string[];
  isLater: boolean;
}

/** Says on the board of the page that a grant is open or closed, and until when, in both languages. */
export const stateChanges = ({ content }: Site, said: Said): Change[] =>
  languages.flatMap((lang): Change[] => {
    const { region, name, kind, state, fact, isLater } = said;
    const { statuses } = (content.rawCopy.get(`grants/${lang}`) ?? {}) as { statuses?: Statuses };
    const index = statuses?.regions.findIndex((one) => one.id === region) ?? -1;
    const board = statuses?.regions[index];
    if (board === undefined || state === 'unknown') return [];
    const words = (state === 'closed' ? closedSentence : openedSentence)[lang];
    const written = namedIn[lang]({ name, kind });
    const since = putSentenceFirst(board.since, name, words(written, `{subsidies.${fact}}`, isLater));
    const changed = { since, until: withLastDay(board.until, lang, written, said) };
    return (['since', 'until'] as const).flatMap((key): Change[] => {
      const path = ['statuses', 'regions', index, key];
      const value = changed[key];
      return value === board[key]
        ? []
        : [{ kind: 'set', file: `content/copy/grants/${lang}.yaml`, path, value }];
    });
  });
