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
  // The order of the cards on the page of the brands is that of all lists of brands.
  ['ordre volgorde', 'Choisissez votre marque', 'Kies uw merk'],
  ['équipe personnel team ploeg personeel', 'équipe', 'ploeg'],
];

/** The content's own words for a typed word or for the first of several; null where it has no other words. */
export const synonymOf = (typed: string): LocalisedText | null => {
  const [first = ''] = typed.trim().toLowerCase().split(/\s+/u);
  const [, fr, nl] = synonyms.find(([words]) => words.split(' ').includes(first)) ?? [];
  return fr === undefined || nl === undefined ? null : { fr, nl };
};
