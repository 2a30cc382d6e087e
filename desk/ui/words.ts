/** Texts of the desk in its three languages; `{0}` stands for a value. */
const words = {
  title: ['Bureau', 'Bureau', 'Desk'],
  language: ['Langue du bureau', 'Taal van het bureau', 'Language of the desk'],
  skip: ['Aller au formulaire', 'Naar het formulier', 'Skip to the form'],
  overview: ["Vue d'ensemble", 'Overzicht', 'Overview'],
  add: ['Ajouter, supprimer', 'Toevoegen, verwijderen', 'Add, remove'],
  publish: ['Publier', 'Publiceren', 'Publish'],
  search: ['Chercher un fichier ou un texte du menu', 'Zoek een bestand', 'Search a file'],
  files: ['Contenu', 'Inhoud', 'Content'],
  save: ['Enregistrer', 'Opslaan', 'Save'],
  saving: ['Vérification…', 'Controle…', 'Checking…'],
  saved: ['Enregistré.', 'Opgeslagen.', 'Saved.'],
  undo: ['Annuler le dernier enregistrement', 'Laatste opslag ongedaan maken', 'Undo the last save'],
  undone: ['Dernier enregistrement annulé.', 'Laatste opslag ongedaan gemaakt.', 'The last save was undone.'],
  discard: ['Abandonner mes modifications', 'Mijn wijzigingen weggooien', 'Discard my changes'],
  unsaved: [
    '{0} modification(s) non enregistrée(s)',
    '{0} niet-opgeslagen wijziging(en)',
    '{0} unsaved change(s)',
  ],
  draft: [
    'Un brouillon a été retrouvé : ce que vous aviez écrit sans enregistrer est de nouveau là.',
    'Een concept is teruggevonden: wat u niet had opgeslagen, staat er weer.',
    'A draft was found: what you had typed and not saved is here again.',
  ],
  refused: [
    "Rien n'a été enregistré : {0} point(s) à corriger.",
    'Er is niets opgeslagen: {0} punt(en) te verbeteren.',
    'Nothing was saved: {0} thing(s) to correct.',
  ],
  conflict: [
    "{0} a été modifié entre-temps. Rien n'a été écrasé. Ce qui a changé :",
    '{0} is intussen gewijzigd. Er is niets overschreven. Wat veranderd is:',
    '{0} has changed meanwhile. Nothing was overwritten. What changed:',
  ],
  reapply: [
    'Reprendre la nouvelle version et y refaire mes modifications',
    'De nieuwe versie nemen en mijn wijzigingen daarop toepassen',
    'Take the new version and apply my changes to it',
  ],
  moveUp: ['Monter', 'Omhoog', 'Move up'],
  moveDown: ['Descendre', 'Omlaag', 'Move down'],
  remove: ['Supprimer', 'Verwijderen', 'Remove'],
  addItem: ['Ajouter un élément', 'Element toevoegen', 'Add an item'],
  addKey: ['Ajouter « {0} »', '"{0}" toevoegen', 'Add "{0}"'],
  missing: ['Manque dans cette langue.', 'Ontbreekt in deze taal.', 'Missing in this language.'],
  item: ['Élément {0}', 'Element {0}', 'Item {0}'],
  none: ['(vide)', '(leeg)', '(none)'],
  write: ['Écrire un texte', 'Een tekst schrijven', 'Write a text'],
  kind: ['Sorte de valeur', 'Soort waarde', 'Kind of value'],
  shown: ['Affiché', 'Getoond', 'Shown'],
  references: ['Références', 'Verwijzingen', 'References'],
  yes: ['oui', 'ja', 'yes'],
  preview: ['La page', 'De pagina', 'The page'],
  page: ['Page', 'Pagina', 'Page'],
  phone: ['Téléphone', 'Telefoon', 'Phone'],
  computer: ['Ordinateur', 'Computer', 'Computer'],
  width: ['Largeur', 'Breedte', 'Width'],
  clickHint: [
    'Cliquez sur une phrase de la page pour aller à son champ.',
    'Klik op een zin van de pagina om naar haar veld te gaan.',
    'Click a sentence of the page to go to its field.',
  ],
  loading: ['Chargement…', 'Laden…', 'Loading…'],
  review: ['À revoir : date dépassée', 'Na te kijken: datum voorbij', 'To review: past its date'],
  claim: [
    'Affirmations qui se contredisent',
    'Beweringen die elkaar tegenspreken',
    'Claims that contradict each other',
  ],
  sample: [
    'Encore inventé ou à compléter',
    'Nog verzonnen of aan te vullen',
    'Still invented or to be completed',
  ],
  nothing: ['Rien à faire.', 'Niets te doen.', 'Nothing to do.'],
  town: ['Ajouter une commune', 'Een gemeente toevoegen', 'Add a town'],
  brand: ['Ajouter une marque', 'Een merk toevoegen', 'Add a brand'],
  article: ['Ajouter un article', 'Een artikel toevoegen', 'Add an article'],
  question: ['Ajouter une question', 'Een vraag toevoegen', 'Add a question'],
  removeTown: ['Supprimer une commune', 'Een gemeente verwijderen', 'Remove a town'],
  laterPrice: [
    'Un prix change à partir d’une date',
    'Een prijs verandert vanaf een datum',
    'A price changes from a date',
  ],
  laterPriceHelp: [
    'Écrivez la valeur comme celle d’aujourd’hui, avec ou sans TVA. Les exemples calculés suivent. Les pages la montrent dès qu’une version du site est publiée ce jour-là ou plus tard.',
    'Schrijf de waarde zoals die van vandaag, met of zonder btw. Berekende voorbeelden volgen. De pagina’s tonen ze zodra een versie van de site op of na die dag gepubliceerd wordt.',
    'Write the value as that of today, with or without VAT. Computed examples follow. Pages show it as soon as a version of the site is published on that day or later.',
  ],
  patternHelp: [
    'Les textes d’une autre page servent de modèle ; la liste de ce qui reste à écrire vient ensuite.',
    'De teksten van een andere pagina dienen als model; daarna komt de lijst van wat u nog moet schrijven.',
    'The texts of another page are the pattern; the list of what is left to write follows.',
  ],
  rereading: [
    'Ce prix figure dans ces textes : relisez-les',
    'Deze prijs staat in deze teksten: lees ze na',
    'This price stands in these texts: read them again',
  ],
  left: ['Reste à écrire', 'Nog te schrijven', 'Left to write'],
  open: ['Ouvrir', 'Openen', 'Open'],
  changes: [
    'Ce qui a changé depuis la dernière publication',
    'Wat veranderd is sinds de laatste publicatie',
    'What changed since the last commit',
  ],
  noGit: [
    "Ce dossier n'est pas un dépôt git : vos modifications sont enregistrées, et rien d'autre n'est à faire ici.",
    'Deze map is geen git-repository: uw wijzigingen zijn opgeslagen, meer is hier niet te doen.',
    'This folder is no git repository: your changes are saved, and nothing else is to be done here.',
  ],
  message: [
    'Décrivez la modification en quelques mots',
    'Beschrijf de wijziging in enkele woorden',
    'Describe the change in a few words',
  ],
  commit: ['Enregistrer cette version', 'Deze versie vastleggen', 'Commit'],
  committed: [
    'Version {0} enregistrée. La mise en ligne se fait chez votre hébergeur (voir le guide).',
    'Versie {0} vastgelegd. Online zetten gebeurt bij uw hostingbedrijf (zie de gids).',
    'Version {0} committed. Your host puts it online (see the guide).',
  ],
  newFile: ['nouveau', 'nieuw', 'new'],
  removedFile: ['supprimé', 'verwijderd', 'removed'],
  failed: ["Cela n'a pas marché :", 'Dat is niet gelukt:', 'That did not work:'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type Word = keyof typeof words;
export const deskLanguages = ['fr', 'nl', 'en'] as const;
export type DeskLanguage = (typeof deskLanguages)[number];

/** Translates the texts of the desk. */
export type Say = (word: Word, value?: string | number) => string;

export const sayIn =
  (language: DeskLanguage): Say =>
  (word, value = '') =>
    words[word][deskLanguages.indexOf(language)]?.replace('{0}', String(value)) ?? word;
