/** Messages about the company, its phones and hours, and places. */
export const companyAndPlacesMessages = {
  'phone-not-belgian': {
    en: '"{display}" is no usual Belgian phone number: eight digits behind the first 0, nine for a mobile. A visitor who calls it would reach nobody, somebody else, or pay more (090x, 070). Write it as you say it: 053 12 34 56, or 0470 12 34 56.',
    fr: '« {display} » n’est pas un numéro de téléphone belge ordinaire : un visiteur n’atteindrait personne, ou quelqu’un d’autre, ou paierait plus (090x, 070). Écrivez-le en entier, comme 053 12 34 56 ou 0470 12 34 56.',
    nl: '“{display}” is geen gewoon Belgisch telefoonnummer: een bezoeker zou niemand bereiken, of iemand anders, of meer betalen (090x, 070). Schrijf het volledig, zoals 053 12 34 56 of 0470 12 34 56.',
  },
  'phone-differs': {
    en: 'a telephone dials {number}, but pages print {display}. A visitor who taps it would call somebody else. Find out which of the two is right. If it is the printed one, write "{expected}" here; if not, correct display.',
    fr: 'Les pages affichent {display}, mais le téléphone compose {number} : le visiteur appellerait quelqu’un d’autre. Voyez lequel est juste : si c’est le numéro affiché, écrivez {expected} ici ; sinon, corrigez le numéro affiché.',
    nl: 'De pagina’s tonen {display}, maar de telefoon belt {number}: de bezoeker zou iemand anders bellen. Kijk welk nummer juist is: is het het getoonde, schrijf hier dan {expected}; verbeter anders het getoonde nummer.',
  },
  'closes-first': {
    en: 'closes at {closes}, not after {opens}. Visitors would read hours that cannot be. Correct one of them; hours after midnight belong to the next day.',
    fr: 'Ferme à {closes}, et n’ouvre qu’à {opens}. Corrigez l’une des deux heures ; après minuit, c’est le jour suivant.',
    nl: 'Sluit om {closes}, en opent pas om {opens}. Verbeter een van beide; na middernacht is het de volgende dag.',
  },
  'day-twice': {
    en: '{day} has two rules whose hours overlap: "{other}" and "{one}". Pages would contradict each other. Take the day out of one of them.',
    fr: 'Deux règles se contredisent pour {day} : « {other} » et « {one} ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
    nl: 'Twee regels spreken elkaar tegen voor {day}: "{other}" en "{one}". Haal die dag uit een van beide, of haal een hele regel weg.',
  },
  'ends-first': {
    en: 'ends on {until}, before {from}. The holiday would never be shown. Exchange the two days, or correct one.',
    fr: 'Finit le {until}, avant de commencer le {from} : les pages ne le montreraient jamais. Échangez les deux jours, ou corrigez-en un.',
    nl: 'Eindigt op {until}, vóór het begin op {from}: de pagina’s zouden het nooit tonen. Wissel de twee dagen om, of verbeter er een.',
  },
  'logo-missing': {
    en: 'public{path} does not exist. The page would have a broken image. Save the file there, or write none.',
    fr: 'Le fichier public{path} n’existe pas : l’image serait cassée. Mettez-le là, ou choisissez « aucun ».',
    nl: 'Het bestand public{path} bestaat niet: de afbeelding zou niet werken. Zet het daar, of kies "geen".',
  },
  'emergency-number': {
    en: '{value} is not the public number, {expected}. Somebody in danger would call a stranger. Correct it; if the number has changed, write confirmed: and the day beside it.',
    fr: '{value} n’est pas le numéro public, {expected} : quelqu’un en danger appellerait un inconnu. Corrigez-le ; si le numéro a changé, remplissez « Inhabituel mais juste : vérifié le ».',
    nl: '{value} is niet het openbare nummer, {expected}: iemand in gevaar zou een onbekende bellen. Verbeter het; is het nummer veranderd, vul dan "Ongewoon maar juist: nagekeken op" in.',
  },
  'phone-label': {
    en: 'shows {label}, but dials {target}. A visitor who taps it would call somebody else. Write the same number in both.',
    fr: 'montre {label}, mais appelle le {target} : le visiteur appellerait quelqu’un d’autre. Écrivez deux fois le même numéro.',
    nl: 'toont {label}, maar belt {target}: de bezoeker zou iemand anders bellen. Schrijf twee keer hetzelfde nummer.',
  },
  'slug-unknown': {
    en: 'nothing in {folder} is named "{slug}". Pages could neither name it nor link to it. Write the name of a file there, without .yaml, or remove the line; in texts, do so in both languages.',
    fr: 'Rien ne porte le nom « {slug} » dans {folder} : les pages ne pourraient ni le nommer ni y mener. Écrivez le nom d’un fichier de là, ou supprimez la ligne ; dans les textes, dans les deux langues.',
    nl: 'Niets heet "{slug}" in {folder}: pagina’s kunnen het niet noemen en er niet naar verwijzen. Schrijf de naam van een bestand daar, of verwijder de regel; in teksten in beide talen.',
  },
  'wrong-province': {
    en: 'the postal code {postalCode} does not belong to the province of this file. Pages and search engines would name the wrong one. Correct postalCode; if it is right, correct the province, or move the commune to the file of its province.',
    fr: 'Le code postal {postalCode} n’est pas de la province de ce fichier : la page nommerait la mauvaise. Corrigez le code postal ; s’il est juste, corrigez la province, ou mettez la commune dans le fichier de sa province.',
    nl: 'Postcode {postalCode} ligt niet in de provincie van dit bestand: de pagina zou de verkeerde noemen. Verbeter de postcode; is hij juist, verbeter dan de provincie, of zet de gemeente in het bestand van haar provincie.',
  },
  'communes-count': {
    en: 'has {count} communes, but {fact} says {needed}. Pages would count others than they list. Add the missing one, or remove what is too much.',
    fr: 'La liste a {count} communes, et la donnée {fact} dit {needed} : les pages se contrediraient. Ajoutez celle qui manque, ou retirez celle de trop.',
    nl: 'De lijst heeft {count} gemeenten, en het gegeven {fact} zegt {needed}: de pagina’s zouden elkaar tegenspreken. Voeg de ontbrekende toe, of verwijder wat te veel is.',
  },
} as const;
