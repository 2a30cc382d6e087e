import type { Change, Files, Task } from '@pajotherm/editor/contract';
import { parse } from 'yaml';
import { grantsSchema } from '#src/content/schemas/grants.ts';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { inBoth } from '#src/lib/language.ts';
import { legalRegions } from '#src/lib/place-search/regions.ts';
import type { Site } from '#src/load-site.ts';
import { pageEntries } from '../pages.ts';
import { deadlineChanges } from './grant-deadlines.ts';
import { grantFields, type State, stateLabels } from './grant-fields.ts';
import { firstDayOf, grantNotes } from './grant-notes.ts';
import { grantTexts } from './grant-texts.ts';
import { statusChanges } from './grant-words.ts';

const [grants, facts] = ['content/grants.yaml', 'content/facts/subsidies.yaml'];

const daysUntilReview = 90;

type DateKey = 'from' | 'until' | 'closedFrom';

/**
 * The task that sets the state of a grant or loan (TL-4): the scheme gets dates of its own, from which all pages compute what
 * they show, and loses its old dates.
 */
export const grantTask = (site: Site, files: Files): Task => {
  const { regions } = grantsSchema.parse(parse(files.get(grants) ?? ''));
  const schemes = legalRegions.flatMap((region) =>
    regions[region].schemes.map((scheme, index) => {
      const known = site.content.grants.regions.find((one) => one.region === region);
      const period = known?.schemes[index];
      const isKnown = period !== undefined && known !== undefined && known.validUntil >= site.day;
      const now: State = !isKnown ? 'unknown' : isOpenOn(period, site.day) ? 'open' : 'closed';
      return { ...scheme, region, index, now, lastDay: now === 'open' ? (period?.until ?? '') : '' };
    }),
  );
  const written: Record<string, object> = parse(files.get(facts) ?? '');
  return {
    id: 'grant',
    title: { fr: 'L’état d’une prime', nl: 'De stand van een premie' },
    help: {
      fr: 'Pour ouvrir ou fermer une prime : regardez d’abord sur le site de la Région. Les phrases qui disent clairement le contraire sont récrites ; vous les relisez avec les autres, les changez au besoin et enregistrez le tout.',
      nl: 'Om een premie te openen of te sluiten: kijk eerst op de site van het gewest. Zinnen die duidelijk het tegendeel zeggen, worden herschreven; u leest ze na met de andere, past ze aan waar nodig en bewaart alles samen.',
    },
    fields: grantFields(schemes),
    notesOn: (input) =>
      grantNotes(
        site,
        schemes.find(({ id }) => id === input.scheme),
        input,
      ),
    plan: (input, today) => {
      const { scheme: id, source } = input;
      const [state, until] = [String(input.state) as State, String(input.until ?? '')];
      const scheme = schemes.find((one) => one.id === id);
      if (scheme === undefined) throw new Error(`content/grants.yaml has no scheme ${String(id)}.`);
      const dayKey = state === 'closed' ? 'closedFrom' : 'from';
      const from = firstDayOf(site, scheme, input, today);
      /** What an open grant says of its first day stays where the owner gives none: it may be the day of new rules. */
      const keepsFrom = state === 'open' && scheme.now === 'open' && !input.from;
      const { region, index } = scheme;
      const schemePath = ['regions', region, 'schemes', index] as const;
      const { reviewed: lookedUp } = site.content.grants.regions.find((one) => one.region === region) ?? {
        reviewed: today,
      };
      const yesterday = addDays(today, -1);
      const reviewed = state === 'unknown' ? [lookedUp, addDays(today, -2)].sort()[0] : today;
      const reviewBy = state === 'unknown' ? yesterday : addDays(today, daysUntilReview);
      const authority = Object.entries(written)
        .filter(([name]) => name.startsWith(`${region}-`))
        .flatMap(([, fact]) => ('authority' in fact ? [fact.authority] : []))[0];
      const nameOf = (key: DateKey): string =>
        `${region}-${id}${scheme.kind === 'loan' ? '-loan' : ''}-${key === 'closedFrom' ? 'closed-from' : key}`;
      /** Gives the scheme a date of its own. */
      const dated = (key: DateKey, day: string): Change[] => {
        const name = nameOf(key);
        const fact = {
          value: day,
          ...(key === 'until' && { until: day }),
          unit: 'date',
          source: String(source),
          reviewed,
          reviewBy,
          authority,
        };
        return [
          { kind: 'add', file: facts, path: [name], value: fact as never },
          { kind: 'add', file: grants, path: [...schemePath, key], value: `subsidies.${name}` },
        ];
      };
      const without = (...keys: DateKey[]): Change[] =>
        keys.flatMap((key) =>
          scheme[key] === undefined ? [] : [{ kind: 'remove', file: grants, path: [...schemePath, key] }],
        );
      const key =
        (['from', 'closedFrom', 'until'] as const).find((one) => scheme[one] !== undefined) ?? 'from';
      const { value: day = today } = site.content.facts.get(scheme[key] ?? '') ?? {};
      const changes = {
        open: [
          ...without('until', 'closedFrom'),
          ...(keepsFrom ? [] : dated('from', from)),
          ...(until === '' ? [] : dated('until', until)),
        ],
        closed: [...without('until', 'closedFrom'), ...dated('closedFrom', from)],
        unknown: dated(key, String(day)),
      }[state];
      const lastDay = state === 'closed' ? from : until;
      const outdatedLastDayFacts = new Set(
        [scheme.until, scheme.closedFrom].flatMap((name) =>
          name === undefined || state === 'unknown' || site.content.facts.get(name)?.value === lastDay
            ? []
            : [name],
        ),
      );
      const isLater = from > today;
      const status = {
        region,
        name: scheme.name,
        kind: scheme.kind,
        state,
        fact: keepsFrom ? null : nameOf(dayKey),
        lastDayFact: state === 'open' && until !== '' ? nameOf('until') : null,
        formerLastDayFacts: [scheme.until, scheme.closedFrom].flatMap((name) => name ?? []),
        isLater,
      };
      const said = [...statusChanges(site, status), ...deadlineChanges(site, status)];
      const shown = said.flatMap(({ kind, file, path }) => {
        if (!file.endsWith('/fr.yaml') || kind === 'remove') return [];
        return [{ file, path: kind === 'add' ? [...path, 'text'] : path }];
      });
      const fact = keepsFrom ? (scheme.from ?? null) : `subsidies.${nameOf(dayKey)}`;
      const told = { state, from, until, today, fact, outdatedLastDayFacts };
      const texts = grantTexts(site, regions, scheme, told, said);
      const page = pageEntries(site).find((one) => one.id === 'grants');
      return {
        title: inBoth((lang) => `${scheme.name} · ${stateLabels[state][lang].replace(/[,:].*/, '').trim()}`),
        files: new Map(),
        changes: [...changes, ...said, ...texts.changes],
        show: page?.fr && page.nl ? { fr: page.fr, nl: page.nl } : null,
        rewritten: [...shown, ...texts.rewritten],
        reread: texts.reread,
        next: [],
      };
    },
  };
};
