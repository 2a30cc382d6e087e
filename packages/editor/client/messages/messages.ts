import type { Language, LocalisedText } from '../../shared/values.ts';
import { barAndPanels } from './bar-and-panels.ts';

/** The editor's own texts of the page, the fields and their panels, in French and Dutch. */
const pageAndFields = {
  emptyFields: ['Champs laissés vides ({})', 'Velden die leeg zijn ({})'],
  addTo: ['Ajouter : {}', 'Toevoegen: {}'],
  url: ['Une adresse', 'Een adres'],
  urlHelp: ['Commence par https://, tel: ou mailto:', 'Begint met https://, tel: of mailto:'],
  apply: ['Appliquer', 'Toepassen'],
  bold: ['Gras', 'Vet'],
  close: ['Fermer', 'Sluiten'],
  conflict: ['« {} » a changé entre-temps', '“{}” is intussen gewijzigd'],
  contactHelp: ['Changées ici, elles changent partout.', 'Wat u hier wijzigt, wijzigt overal.'],
  correct: ['Corriger', 'Verbeteren'],
  discard: ['Abandonner', 'Weggooien'],
  replaceTyped: ['Au lieu de « {} » :', 'In plaats van “{}”:'],
  isDiscarded: ['Modifications abandonnées.', 'Wijzigingen weggegooid.'],
  discardText: ['Ceci redevient ce qui est enregistré : {}.', 'Dit wordt weer wat bewaard is: {}.'],
  fixedBlocks: ['Cadre gris : cliquez-le dans la page.', 'Grijs kader: klik erop in de pagina.'],
  notEditableTitle: ['Ceci ne se modifie pas ici', 'Dit wijzigt u niet hier'],
  notEditableWhy: [
    'Il est calculé à partir d’autres valeurs, ou fait partie du programme du site. Cherchez la valeur par son nom, ou demandez à votre programmeur.',
    'Hij wordt berekend uit andere waarden, of hoort bij het programma van de site. Zoek de waarde bij haar naam, of vraag het uw programmeur.',
  ],
  followLink: ['Aller à la page « {} »', 'Naar de pagina “{}”'],
  format: ['Mise en forme', 'Opmaak'],
  heading: ['Titre', 'Titel'],
  insertValue: ['Insérer un prix ou une autre valeur', 'Een prijs of andere waarde invoegen'],
  keepMine: ['Prendre mon choix', 'Mijn keuze nemen'],
  keepTheirs: ['Laisser comme maintenant', 'Laten zoals het nu is'],
  findingsLeft: ['À corriger avant d’enregistrer : {}', 'Te verbeteren vóór het bewaren: {}'],
  link: ['Lien', 'Link'],
  linkTo: ['Mène à', 'Leidt naar'],
  listItem: ['Point de liste', 'Punt van een lijst'],
  yourVersion: ['Votre choix :', 'Uw keuze:'],
  moved: ['Déplacé à la place {}.', 'Verplaatst naar plaats {}.'],
  moveDown: ['Descendre {}', '{} naar beneden'],
  moveUp: ['Monter {}', '{} naar boven'],
  newItem: ['ce nouveau point', 'dit nieuwe punt'],
  noNumber: ['Écrivez un nombre, comme 159,50.', 'Schrijf een getal, zoals 159,50.'],
  notSaved: ['Rien n’est enregistré. {}', 'Niets is bewaard. {}'],
  pageTitle: ['Le site : Entrée ou un clic modifie un texte', 'De site: Enter of een klik wijzigt een tekst'],
  pageLoading: ['La page se prépare…', 'De pagina wordt klaargezet…'],
  pageShowsOld: [
    'Votre texte est gardé. La page à gauche sera refaite avec ceci, une fois corrigé : {}.',
    'Uw tekst is bewaard. De pagina links wordt opnieuw gemaakt, eens dit verbeterd is: {}.',
  ],
  blockName: ['Bloc', 'Blok'],
  partOf: ['Fait partie de', 'Hoort bij'],
  phoneWidth: ['Sur gsm', 'Op gsm'],
  photo: ['Photo', 'Foto'],
  photoHint: ['Choisissez une photo ou glissez-la ici.', 'Kies een foto of sleep ze hierheen.'],
  photoKept: ['Photo reprise : {} ko.', 'Foto overgenomen: {} kB.'],
  valuesInText: ['Valeurs dans ce texte', 'Waarden in deze tekst'],
  rangeFrom: ['de', 'van'],
  rangeTo: ['à', 'tot'],
  readOnly: ['ne se modifie pas', 'niet te wijzigen'],
  removed: ['{} : retiré. La flèche ↶ en haut le rend.', '{}: weg. De pijl ↶ bovenaan geeft het terug.'],
  removeLink: ['Retirer le lien', 'De link weghalen'],
  removeNamed: ['Retirer {}', '{} weghalen'],
  isSaved: ['Enregistré.', 'Bewaard.'],
  subheading: ['Sous-titre', 'Ondertitel'],
  confirmUnusual: ['Est-ce bien voulu ?', 'Is dat wel de bedoeling?'],
  currentValue: ['Maintenant :', 'Nu:'],
} as const;

const messages = { ...pageAndFields, ...barAndPanels };

/** The editor's own texts in a language: `t('unsaved', 3)` puts values in place of `{}`, one after the other. */
export const translate = (language: Language) => ({
  t: (key: keyof typeof messages, ...filled: (string | number)[]): string => {
    const [fr, nl] = messages[key];
    return (language === 'fr' ? fr : nl).replace(/\{\}/g, () => String(filled.shift() ?? ''));
  },
  text: (texts: LocalisedText): string => texts[language],
});
