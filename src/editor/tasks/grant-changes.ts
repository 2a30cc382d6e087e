import type { Change, LocalisedText, TaskInput, TextToCorrect } from '@pajotherm/editor/contract';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import type { Site } from '#src/load-site.ts';
import type { KnownScheme, State } from './grant-schemes.ts';
import { mentionsIn, type WrittenText, writtenTexts } from './mentions.ts';

const [grants, facts] = ['content/grants.yaml', 'content/facts/subsidies.yaml'];
const daysUntilReview = 90;

type DateKey = 'from' | 'until' | 'closedFrom';
const dateKeys = ['from', 'until', 'closedFrom'] as const;

/** What is told beside a text that names a grant whose state has changed. */
const whyToRead: Record<State, LocalisedText> = {
  open: { fr: 'à relire : l’aide est ouverte', nl: 'na te lezen: de steun is open' },
  closed: { fr: 'à relire : l’aide est fermée', nl: 'na te lezen: de steun is gesloten' },
  unknown: {
    fr: 'à relire : on ne sait pas si l’aide est ouverte',
    nl: 'na te lezen: men weet niet of de steun open is',
  },
};

/**
 * The input of the form with the state that it means: a last day that was typed says more than the choice, the known last day of
 * a grant that is closed now says nothing. @param today ISO
 */
export const meantBy = (scheme: KnownScheme, input: TaskInput, today: string): TaskInput => {
  const typed = String(input.until ?? '');
  const until = input.state !== 'open' && typed === scheme.lastDay ? '' : typed;
  if (until === '') return { ...input, until };
  return { ...input, until, state: until >= today ? 'open' : 'closed' };
};

/** First day of a state (ISO) in the form of a grant: the day that was typed, else the known one, else today. */
export const firstDayOf = (
  site: Site,
  scheme: KnownScheme,
  { state, from, until }: TaskInput,
  today: string,
): string => {
  if (state === 'closed' && until) return addDays(String(until), 1);
  const fact = scheme[state === 'closed' ? 'closedFrom' : 'from'] ?? '';
  const known = scheme.now === state ? site.content.facts.get(fact)?.value : undefined;
  return String((state === 'open' && from) || (known ?? today));
};

/** Changes that give a grant a state: its dates, from which all pages compute what they show, and no old dates. */
export const grantChanges = (
  site: Site,
  schemes: readonly KnownScheme[],
  scheme: KnownScheme,
  input: TaskInput,
  today: string,
): Change[] => {
  const { region, index, id, kind } = scheme;
  const state = String(input.state) as State;
  const until = String(input.until ?? '');
  const lookedUp = site.content.grants.regions.find((one) => one.region === region)?.reviewed ?? today;
  const review =
    state === 'unknown'
      ? { reviewed: [lookedUp, addDays(today, -2)].sort()[0] ?? today, reviewBy: addDays(today, -1) }
      : { reviewed: today, reviewBy: addDays(today, daysUntilReview) };
  const authority = [...site.content.writtenFacts]
    .filter(([name]) => name.startsWith(`subsidies.${region}-`))
    .flatMap(([, fact]) => fact.authority ?? [])[0];
  const dated = (key: DateKey, day: string): Change[] => {
    const says = {
      value: day,
      ...(key === 'until' && { until: day }),
      source: String(input.source),
      ...review,
    };
    const known = scheme[key];
    // A day of this grant alone keeps its name, and the sentences that print it follow.
    if (known && schemes.filter((one) => dateKeys.some((other) => one[other] === known)).length === 1)
      return Object.entries(says).map(([part, value]) => {
        return { kind: 'add', file: facts, path: [known.replace('subsidies.', ''), part], value };
      });
    const ending = key === 'closedFrom' ? 'closed-from' : key;
    const name = `${region}-${id}${kind === 'loan' ? '-loan' : ''}-${ending}`;
    const path = ['regions', region, 'schemes', index, key];
    return [
      { kind: 'add', file: facts, path: [name], value: { ...says, unit: 'date', authority } as never },
      { kind: 'add', file: grants, path, value: `subsidies.${name}` },
    ];
  };
  const without = (...keys: DateKey[]): Change[] =>
    keys.flatMap((key) =>
      scheme[key] === undefined
        ? []
        : [{ kind: 'remove', file: grants, path: ['regions', region, 'schemes', index, key] }],
    );
  const from = firstDayOf(site, scheme, input, today);
  // What an open grant says of its first day stays where the owner gives none: it may be the day of new rules.
  const keepsFrom = scheme.now === 'open' && !input.from;
  const key = dateKeys.find((one) => scheme[one] !== undefined) ?? 'from';
  return {
    open: [
      ...without('closedFrom'),
      ...(keepsFrom ? [] : dated('from', from)),
      ...(until === '' ? without('until') : dated('until', until)),
    ],
    closed: [...without('until'), ...dated('closedFrom', from)],
    unknown: dated(key, String(site.content.facts.get(scheme[key] ?? '')?.value ?? today)),
  }[state];
};

/** Whether a text is the line "until when" of the page of grants for a grant, and gives no day. */
const givesNoDay = (site: Site, { region }: KnownScheme, { file, path, text }: WrittenText): boolean => {
  const { statuses } = Object(site.content.rawCopy.get('grants/fr'));
  const isLine = file.startsWith('content/copy/grants/') && path[0] === 'statuses' && path[3] === 'until';
  return isLine && statuses.regions[Number(path[2])].id === region && !text.includes('{subsidies.');
};

/**
 * The texts to correct after a grant has got a state: those that name it or print one of its facts, if the state is another
 * one, those that print a day which it has no more, and a line "until when" that still gives none.
 */
export const grantMentions = (
  site: Site,
  scheme: KnownScheme,
  state: State,
  changes: readonly Change[],
): TextToCorrect[] => {
  const removed = changes.flatMap(({ kind, path }) => (kind === 'remove' ? [path.at(-1)] : []));
  const isOther = state !== scheme.now;
  const named = dateKeys.flatMap((key) => (isOther || removed.includes(key) ? (scheme[key] ?? []) : []));
  const printed = [...named, ...(isOther ? scheme.amounts : [])];
  // "La prime Habitation" is one of the "Primes Habitation".
  const name = new RegExp(scheme.name.replace(/(\p{L}{3,})s(?!\p{L})/gu, '$1s?'), 'iu');
  const hasNewEnd = changes.some(({ kind, path }) => kind === 'add' && path[4] === 'until');
  return mentionsIn(
    writtenTexts(site),
    (written) =>
      hasNewEnd && givesNoDay(site, scheme, written)
        ? [written.text]
        : written.text
            .split(/(?<=[.!?;](?:\*\*)?)\s+|\|(?![^{}]*\})/)
            .filter(
              (sentence) =>
                (isOther && name.test(sentence)) || printed.some((fact) => sentence.includes(`{${fact}`)),
            )
            .map((sentence) => sentence.trim()),
    whyToRead[state],
  );
};
