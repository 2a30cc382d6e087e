import type { Files, Task, TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { formatDate } from '#src/lib/format.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import type { LegalRegion } from '#src/lib/place-search/legal-regions.ts';
import type { Site } from '#src/load-site.ts';
import { grantsPage } from '#src/page-types/grants/page-type.ts';
import { choiceField, field, noteBeside } from './fields.ts';
import { firstDayOf, grantChanges, grantMentions, meantBy } from './grant-changes.ts';
import { type KnownScheme, knownSchemes, type State, stateLabels } from './grant-schemes.ts';

const optionalDateField = { kind: 'date', localised: false, isOptional: true } as const;

const regionNames: Record<LegalRegion, string> = {
  brussels: 'Bruxelles / Brussel',
  flanders: 'Vlaanderen',
  wallonia: 'Wallonie',
};

/** A state in a word. */
const nameOf = (state: State) =>
  perOwnerLanguage((lang) => stateLabels[state][lang].replace(/[,:].*/, '').trim());

/** The form: the grant is chosen first, and its present state and last day follow. */
const grantFields = (schemes: readonly KnownScheme[]): Task['fields'] => [
  choiceField(
    'scheme',
    'Prime ou prêt',
    'Premie of lening',
    schemes.map(({ id, name, region, now, lastDay }) => {
      const label = perOwnerLanguage(
        (lang) => `${name} (${regionNames[region]}) · ${now === 'unknown' ? '?' : nameOf(now)[lang]}`,
      );
      return { value: id, label, fills: { state: now, until: lastDay } };
    }),
  ),
  field('until', 'Dernier jour', 'Laatste dag', {
    ...optionalDateField,
    help: {
      fr: 'Connu ? Il suffit : jusqu’à ce jour les pages la disent ouverte, le lendemain fermée. Vide si la Région ne dit rien.',
      nl: 'Bekend? Dat volstaat: tot die dag noemen de pagina’s ze open, de dag erna gesloten. Leeg als het gewest niets zegt.',
    },
  }),
  choiceField(
    'state',
    'Que dit la Région ?',
    'Wat zegt het gewest?',
    Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
  ),
  field('from', 'Depuis quand (facultatif)', 'Sinds wanneer (niet verplicht)', {
    ...optionalDateField,
    onlyIf: { name: 'state', value: 'open' },
    help: {
      fr: 'Son premier jour. Vide : le jour que le site connaît déjà, sinon aujourd’hui.',
      nl: 'De eerste dag. Leeg: de dag die de site al kent, anders vandaag.',
    },
  }),
  field('source', 'Où vous l’avez lu', 'Waar u het gelezen hebt', {
    localised: false,
    help: { fr: 'Nécessaire. Par exemple : vlaanderen.be.', nl: 'Verplicht. Bijvoorbeeld: vlaanderen.be.' },
  }),
];

/** What the form tells while it is filled in: which state a last day gives, and that it cannot come before the opening. */
const grantNotes = (site: Site, scheme: KnownScheme | undefined, input: TaskInput): TaskNote[] => {
  if (scheme === undefined) return [];
  const meant = meantBy(scheme, input, site.day);
  const [until, state] = [String(meant.until), meant.state];
  if (until === '') return [];
  const from = firstDayOf(site, scheme, { ...meant, state: 'open' }, site.day);
  const [last, next] = [until, addDays(until, 1)].map((day) =>
    perOwnerLanguage((lang) => formatDate(day, lang)),
  );
  if ((state === 'open' || input.state === 'open') && until < from)
    return noteBeside(
      'until',
      true,
      `Ce jour vient avant l’ouverture, le ${formatDate(from, 'fr')}. Corrigez-le, ou le jour en dessous.`,
      `Die dag valt vóór de opening op ${formatDate(from, 'nl')}. Verbeter hem, of de dag eronder.`,
    );
  if (state === input.state) return [];
  return state === 'open'
    ? noteBeside(
        'until',
        false,
        `Ouverte jusqu’au ${last?.fr} : les pages la diront fermée le ${next?.fr}, et pas avant.`,
        `Open tot en met ${last?.nl}: de pagina’s noemen ze gesloten op ${next?.nl}, en niet eerder.`,
      )
    : noteBeside(
        'until',
        input.state === 'open',
        'Ce jour est passé : la prime ou le prêt n’est donc plus ouvert. Choisissez « Fermée », ou corrigez le jour.',
        'Die dag is voorbij: de premie of lening is dus niet meer open. Kies “Gesloten”, of verbeter de dag.',
      );
};

/** The task that sets the state of a grant or loan (TL-4). */
export const grantTask = (site: Site, files: Files): Task => {
  const schemes = knownSchemes(site, files);
  return {
    id: 'grant',
    title: { fr: 'L’état d’une prime', nl: 'De stand van een premie' },
    help: {
      fr: 'Pour ouvrir ou fermer une prime : regardez d’abord sur le site de la Région. Les tableaux et les dates suivent ; vous relisez ensuite les phrases qui la nomment.',
      nl: 'Om een premie te openen of te sluiten: kijk eerst op de site van het gewest. Borden en dagen volgen; daarna leest u de zinnen na die ze noemen.',
    },
    fields: grantFields(schemes),
    notesOn: (input) =>
      grantNotes(
        site,
        schemes.find(({ id }) => id === input.scheme),
        input,
      ),
    plan: (typed, today) => {
      const scheme = schemes.find(({ id }) => id === typed.scheme);
      if (scheme === undefined) throw new Error(`content/grants.yaml has no scheme ${String(typed.scheme)}.`);
      const input = meantBy(scheme, typed, today);
      const state = String(input.state) as State;
      const changes = grantChanges(site, schemes, scheme, input, today);
      return {
        title: perOwnerLanguage((lang) => `${scheme.name} · ${nameOf(state)[lang]}`),
        files: new Map(),
        changes,
        show: grantsPage.path(''),
        toCorrect: grantMentions(site, scheme, state, changes),
        toWrite: [],
      };
    },
  };
};
