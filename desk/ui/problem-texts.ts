import type { DeskLanguage } from './words.ts';

/** Messages of the content checks in the languages of the owner, by what they begin with. `$1` … are parts of them. */
const texts: readonly [pattern: RegExp, fr: string, nl: string][] = [
  [
    /^pages disagree \((.*)\)/,
    'Les pages donnent des valeurs différentes ($1). Donnez-leur la même.',
    'De pagina’s geven verschillende waarden ($1). Geef ze dezelfde.',
  ],
  [
    /^had to be reviewed by (\S+)\./,
    'À revoir depuis le $1. Vérifiez à la source et changez les deux dates.',
    'Na te kijken sinds $1. Kijk de bron na en pas beide datums aan.',
  ],
  [
    /^never verified/,
    'Jamais vérifié. Cherchez la source et notez-la.',
    'Nooit nagekeken. Zoek de bron en noteer ze.',
  ],
  [
    /^sample value/,
    'Valeur inventée. Écrivez la vraie, puis retirez son nom de la liste « samples ».',
    'Verzonnen waarde. Schrijf de echte en haal haar naam uit de lijst "samples".',
  ],
  [
    /^invented (?:project|customer)/,
    'Inventé. Remplacez-le par un vrai, ou supprimez-le.',
    'Verzonnen. Vervang het door een echt, of verwijder het.',
  ],
  [
    /^placeholder for: (.*)\. Rewrite/,
    'Texte provisoire ($1). Récrivez-le, puis supprimez sa ligne dans « placeholders ».',
    'Voorlopige tekst ($1). Herschrijf hem en verwijder zijn regel in "placeholders".',
  ],
  [
    /^calls something invented/,
    'Cette phrase dit que quelque chose est inventé. Récrivez-la quand les vraies données sont là.',
    'Deze zin noemt iets verzonnen. Herschrijf hem als de echte gegevens er zijn.',
  ],
  [
    /^no logo/,
    'Pas de logo. Demandez la permission au fabricant, ou écrivez none.',
    'Geen logo. Vraag de toestemming van de fabrikant, of schrijf none.',
  ],
  [
    /^Too small: expected string to have >=1 characters/,
    'Ce champ est vide. La page n’aurait rien à montrer. Écrivez un texte.',
    'Dit veld is leeg. De pagina zou niets tonen. Schrijf een tekst.',
  ],
  [
    /^Too (?:small|big): expected array to have (\D*)(\d+) items/,
    'Cette liste doit avoir $1$2 éléments : le dessin de la page en dépend. Ajoutez ou supprimez-en, dans les deux langues.',
    'Deze lijst moet $1$2 elementen hebben: de opmaak hangt ervan af. Voeg er toe of verwijder er, in beide talen.',
  ],
  [/^Too (?:small|big): expected number to be (\S+)/, 'Ce nombre doit être $1.', 'Dit getal moet $1 zijn.'],
  [
    /^hardcoded number "([^"]*)"/,
    'Le nombre « $1 » est écrit en chiffres dans la phrase : on l’oublierait quand il change. Tapez { et choisissez la donnée, ou écrivez le nombre en lettres.',
    'Het getal "$1" staat in de zin zelf: men zou het vergeten als het verandert. Typ { en kies het gegeven, of schrijf het getal in letters.',
  ],
  [
    /the languages name different facts \(([^/]*) \/ ([^)]*)\)/,
    'Le français et le néerlandais ne nomment pas les mêmes données ($1 / $2). Les visiteurs des deux langues liraient autre chose. Mettez les mêmes dans les deux.',
    'Frans en Nederlands noemen niet dezelfde gegevens ($1 / $2). Bezoekers zouden iets anders lezen. Gebruik dezelfde in beide.',
  ],
  [
    /is missing, but the file of the other language has it/,
    'Ceci manque dans une langue. Ajoutez-le, ou supprimez-le dans l’autre.',
    'Dit ontbreekt in één taal. Voeg het toe, of verwijder het in de andere.',
  ],
  [
    /link to unknown page "([^"]*)"/,
    'Le lien mène à une page qui n’existe pas ($1). Tapez (page: et choisissez une page.',
    'De link leidt naar een pagina die niet bestaat ($1). Typ (page: en kies een pagina.',
  ],
  [
    /a brace is left in/,
    'Il reste une accolade. Écrivez les données comme {prices.repair}.',
    'Er staat nog een accolade. Schrijf gegevens als {prices.repair}.',
  ],
  [
    /unknown (?:fact|place|format)/i,
    'Cette donnée n’existe pas. Tapez { et choisissez dans la liste.',
    'Dit gegeven bestaat niet. Typ { en kies uit de lijst.',
  ],
  [
    /nothing uses it/,
    'Plus aucune page ne montre cette donnée. Utilisez-la dans un texte, ou supprimez-la.',
    'Geen enkele pagina toont dit gegeven nog. Gebruik het in een tekst, of verwijder het.',
  ],
  [/^Unrecognized key/, 'Rien ne lit cette clé. Supprimez-la.', 'Niets leest deze sleutel. Verwijder hem.'],
  [
    /^Invalid input: expected (\w+), received undefined/,
    'Ceci manque. Ajoutez-le.',
    'Dit ontbreekt. Voeg het toe.',
  ],
  [/^Invalid (?:email|URL|ISO date)/, 'La forme n’est pas la bonne.', 'De vorm klopt niet.'],
  [
    /(\d+) characters/,
    'Ce texte a $1 caractères : trop court ou trop long pour les moteurs de recherche (titre : de 15 à 65, description : de 70 à 160).',
    'Deze tekst telt $1 tekens: te kort of te lang voor zoekmachines (titel: 15 tot 65, beschrijving: 70 tot 160).',
  ],
];

/** A message in the language of the desk; one that is not in the list stays English. */
export const problemText = (message: string, language: DeskLanguage): string => {
  if (language === 'en') return message;
  for (const [pattern, fr, nl] of texts) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const text = (language === 'fr' ? fr : nl).replace(
      /\$(\d)/g,
      (_, part: string) => match[Number(part)] ?? '',
    );
    return text;
  }
  return message;
};
