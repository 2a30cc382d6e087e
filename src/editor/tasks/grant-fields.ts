import type { LocalisedText, Task } from '@pajotherm/editor/contract';
import { inBoth, type Language } from '#src/lib/language.ts';
import type { LegalRegion } from '#src/lib/place-search/regions.ts';
import { choiceField, field } from './fields.ts';

/** The states of a grant from which the owner chooses. */
export const stateLabels = {
  open: { fr: 'Ouverte, même si elle ferme bientôt', nl: 'Open, ook als ze binnenkort sluit' },
  closed: { fr: 'Fermée : trop tard pour la demander', nl: 'Gesloten: te laat om ze aan te vragen' },
  unknown: {
    fr: 'Je ne sais pas : la page renvoie à la Région',
    nl: 'Weet ik niet: de pagina verwijst naar het gewest',
  },
};
export type State = keyof typeof stateLabels;

/** The states in a word. */
export const stateNames: Record<Exclude<State, 'unknown'>, LocalisedText> = {
  open: { fr: 'ouverte', nl: 'open' },
  closed: { fr: 'fermée', nl: 'gesloten' },
};

const optionalDateField = { kind: 'date', localised: false, isOptional: true } as const;

const regionNames: Record<LegalRegion, string> = {
  brussels: 'Bruxelles / Brussel',
  flanders: 'Vlaanderen',
  wallonia: 'Wallonie',
};

/** A grant or loan with its present state and its last day, empty where it has none. */
interface Scheme {
  id: string;
  name: string;
  region: LegalRegion;
  now: State;
  lastDay: string;
}

/** The form of the task on grants: the grant is chosen first, and its present state and last day follow. */
export const grantFields = (schemes: readonly Scheme[]): Task['fields'] => [
  choiceField(
    'scheme',
    'Prime ou prêt',
    'Premie of lening',
    schemes.map(({ id, name, region, now, lastDay }) => {
      const stateIn = (lang: Language) => (now === 'unknown' ? '?' : stateNames[now][lang]);
      const label = inBoth((lang) => `${name} (${regionNames[region]}) · ${stateIn(lang)}`);
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
