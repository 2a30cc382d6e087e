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
  'day-twice': {
    en: '{day} has two rules whose hours overlap: "{other}" and "{one}". Pages would contradict each other. Take the day out of one of them.',
    fr: 'Deux règles se contredisent pour {day} : « {other} » et « {one} ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
    nl: 'Twee regels spreken elkaar tegen voor {day}: "{other}" en "{one}". Haal die dag uit een van beide, of haal een hele regel weg.',
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
  'wrong-province': {
    en: 'the postal code {postalCode} does not belong to the province of this file. Pages and search engines would name the wrong one. Correct postalCode; if it is right, correct the province, or move the commune to the file of its province.',
    fr: 'Le code postal {postalCode} n’est pas de la province de ce fichier : la page nommerait la mauvaise. Corrigez le code postal ; s’il est juste, corrigez la province, ou mettez la commune dans le fichier de sa province.',
    nl: 'Postcode {postalCode} ligt niet in de provincie van dit bestand: de pagina zou de verkeerde noemen. Verbeter de postcode; is hij juist, verbeter dan de provincie, of zet de gemeente in het bestand van haar provincie.',
  },
} as const;
