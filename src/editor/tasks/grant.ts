import type { Files, Task, TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { formatDate } from '#src/lib/format.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import type { LegalRegion } from '#src/lib/place-search/legal-regions.ts';
import type { Site } from '#src/load-site.ts';
import { grantsPage } from '#src/page-types/grants/page-type.ts';
import { choiceField, field, noteBeside } from './fields.ts';
import { firstDayOf, grantChanges, grantMentions } from './grant-changes.ts';
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
  choiceField(
    'state',
    'Que dit la Région ?',
    'Wat zegt het gewest?',
    Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
  ),
  field('until', 'Dernier jour pour la demander', 'Laatste dag om ze aan te vragen', {
    ...optionalDateField,
    onlyIf: { name: 'state', value: 'open' },
    help: {
      fr: 'Elle ferme bientôt ? Écrivez ici son dernier jour : le lendemain, les pages disent qu’elle est fermée. Vide si la Région ne dit rien.',
      nl: 'Sluit ze binnenkort? Schrijf hier de laatste dag: de dag erna zeggen de pagina’s dat ze gesloten is. Leeg als het gewest niets zegt.',
    },
  }),
  field('from', 'Depuis quand (facultatif)', 'Sinds wanneer (niet verplicht)', {
    ...optionalDateField,
    help: {
      fr: 'Ouverte : son premier jour. Fermée : le premier jour où on ne peut plus la demander. Vide : le jour que le site connaît déjà, sinon aujourd’hui.',
      nl: 'Open: de eerste dag. Gesloten: de eerste dag waarop men ze niet meer kan aanvragen. Leeg: de dag die de site al kent, anders vandaag.',
    },
  }),
  field('source', 'Où vous l’avez lu', 'Waar u het gelezen hebt', {
    localised: false,
    help: { fr: 'Nécessaire. Par exemple : vlaanderen.be.', nl: 'Verplicht. Bijvoorbeeld: vlaanderen.be.' },
  }),
];

/** What the form tells while it is filled in: an open grant cannot end in the past, or before it opens. */
const grantNotes = (site: Site, scheme: KnownScheme | undefined, input: TaskInput): TaskNote[] => {
  const until = String(input.until ?? '');
  if (scheme === undefined || input.state !== 'open' || until === '') return [];
  const from = firstDayOf(site, scheme, input, site.day);
  if (until < from)
    return noteBeside(
      'until',
      true,
      `Ce jour vient avant l’ouverture, le ${formatDate(from, 'fr')}. Corrigez-le, ou le jour en dessous.`,
      `Die dag valt vóór de opening op ${formatDate(from, 'nl')}. Verbeter hem, of de dag eronder.`,
    );
  if (until >= site.day) return [];
  return noteBeside(
    'until',
    true,
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
    plan: (input, today) => {
      const state = String(input.state) as State;
      const scheme = schemes.find(({ id }) => id === input.scheme);
      if (scheme === undefined) throw new Error(`content/grants.yaml has no scheme ${String(input.scheme)}.`);
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
