import type { LocalisedText } from '@pajotherm/editor/contract';

/** The states of a grant from which the owner chooses. */
export const stateLabels = {
  open: {
    fr: 'Ouverte, même si elle ferme bientôt',
    nl: 'Open, ook als ze binnenkort sluit',
  },
  closed: {
    fr: 'Fermée : trop tard pour la demander',
    nl: 'Gesloten: te laat om ze aan te vragen',
  },
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
