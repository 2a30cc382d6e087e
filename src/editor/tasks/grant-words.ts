import type { Change } from '@pajotherm/editor/contract';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** The states of which the owner chooses one. */
export const states = {
  open: { fr: 'Ouverte', nl: 'Open' },
  closed: { fr: 'Fermée', nl: 'Gesloten' },
  unknown: {
    fr: 'Je ne sais pas : la page renvoie à la Région',
    nl: 'Weet ik niet: de pagina verwijst naar het gewest',
  },
};
export type State = keyof typeof states;

/** The first words of a Region's status: what has opened or closed. */
const opened: Record<Language, (name: string, day: string, isLater: boolean) => string> = {
  fr: (name, day, isLater) =>
    isLater
      ? `Bientôt ouvert : à partir du ${day}, vous pourrez demander ${name}.`
      : `Ouvert : depuis le ${day}, vous pouvez demander ${name}.`,
  nl: (name, day, isLater) =>
    `${isLater ? 'Straks open: vanaf' : 'Open: sinds'} ${day} kunt u ${name} aanvragen.`,
};
/** The same where it has closed. */
const closed: typeof opened = {
  fr: (name, day, isLater) =>
    isLater
      ? `Bientôt fermé : à partir du ${day}, vous ne pourrez plus demander ${name}.`
      : `Fermé : depuis le ${day}, vous ne pouvez plus demander ${name}.`,
  nl: (name, day, isLater) =>
    `${isLater ? 'Straks gesloten: vanaf' : 'Gesloten: sinds'} ${day} kunt u ${name} niet meer aanvragen.`,
};

/** A text that begins with a sentence, without those that said something else of the same grant. */
const beginning = (text: string, name: string, sentenceOf: (written: string) => string): string => {
  const written = text
    .match(/\[[^\]]+\]\(lang:\w+\)/g)
    ?.find((one) => one.toLowerCase().includes(name.toLowerCase()));
  const others = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.toLowerCase().includes(name.toLowerCase()));
  // "Also" went with the sentence that was replaced.
  return [sentenceOf(written ?? name), ...others].join(' ').replace(/(?<=[.!?] )Ook (?=\p{Lu})/u, '');
};

interface Statuses {
  regions: { id: string; since: string }[];
}

/** What is said of a grant: `fact` has the day, which may be still to come. */
interface Said {
  region: string;
  name: string;
  state: string;
  fact: string;
  isLater: boolean;
}

/** Says in the first words of the page that a grant is open or closed, in both languages. */
export const sayState = ({ content }: Site, { region, name, state, fact, isLater }: Said): Change[] =>
  languages.flatMap((lang): Change[] => {
    const { statuses } = (content.rawCopy.get(`grants/${lang}`) ?? {}) as { statuses?: Statuses };
    const index = statuses?.regions.findIndex((one) => one.id === region) ?? -1;
    const text = statuses?.regions[index]?.since;
    if (text === undefined || state === 'unknown') return [];
    const words = (state === 'closed' ? closed : opened)[lang];
    const value = beginning(text, name, (written) => words(written, `{subsidies.${fact}}`, isLater));
    const path = ['statuses', 'regions', index, 'since'];
    return [{ kind: 'set', file: `content/copy/grants/${lang}.yaml`, path, value }];
  });
