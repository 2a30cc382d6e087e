import type { LocalisedText } from '@pajotherm/editor/contract';

/** Words that people type, with the words of the content for the same thing. */
const synonyms: readonly (readonly [typed: string, fr: string, nl: string])[] = [
  ['faq questions question vragen vraag', 'questions fréquentes', 'veelgestelde vragen'],
  ['horaire horaires heures uren openingsuren uurregeling', 'heures d’ouverture', 'openingsuren'],
  ['tva btw vat', 'TVA', 'btw'],
  ['téléphone tél telefoon tel gsm numéro nummer', 'numéro de téléphone', 'telefoonnummer'],
  ['tarif tarifs tarief tarieven', 'prix', 'prijs'],
  // The menu calls "Contact" what is no page of its own: the form at the end of the home page.
  ['contact contacter formulaire formulier', 'Accueil titre du formulaire', 'Home titel formulier'],
  ['congé congés vacances verlof vakantie', 'jours de fermeture', 'sluitingsdagen'],
  ['équipe personnel team ploeg personeel', 'équipe', 'ploeg'],
];

/** The content's own words for a typed word; null where it has no other words. */
export const synonymOf = (typed: string): LocalisedText | null => {
  const [, fr, nl] = synonyms.find(([words]) => words.split(' ').includes(typed.trim().toLowerCase())) ?? [];
  return fr === undefined || nl === undefined ? null : { fr, nl };
};
