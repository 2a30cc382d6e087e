import type { LocalisedText } from '@pajotherm/editor/contract';

/** The states of a grant from which the owner chooses. */
export const stateLabels = {
  open: {
    fr: 'Ouverte, aussi si elle ferme bientôt : on peut encore la demander',
    nl: 'Open, ook als ze binnenkort sluit: men kan ze nog aanvragen',
  },
  closed: {
    fr: 'Fermée : on ne peut plus la demander',
    nl: 'Gesloten: men kan ze niet meer aanvragen',
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
