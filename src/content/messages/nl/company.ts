import type { company as english } from '../en/company.ts';

export const company: Record<keyof typeof english, string> = {
  'phone-not-belgian':
    '“{display}” is geen gewoon Belgisch telefoonnummer: een bezoeker zou niemand bereiken, of iemand anders, of meer betalen (090x, 070). Schrijf het volledig, zoals 053 12 34 56 of 0470 12 34 56.',
  'phone-differs':
    'De pagina’s tonen {display}, maar de telefoon belt {number}: de bezoeker zou iemand anders bellen. Kijk welk nummer juist is: is het het getoonde, schrijf hier dan {right}; verbeter anders het getoonde nummer.',
  'closes-first':
    'Sluit om {closes}, en opent pas om {opens}. Verbeter een van beide; na middernacht is het de volgende dag.',
  'day-twice':
    'Twee regels spreken elkaar tegen voor {day}: "{other}" en "{one}". Haal die dag uit een van beide, of haal een hele regel weg.',
  'ends-first':
    'Eindigt op {until}, vóór het begin op {from}: de pagina’s zouden het nooit tonen. Wissel de twee dagen om, of verbeter er een.',
  'logo-missing':
    'Het bestand public{address} bestaat niet: de afbeelding zou niet werken. Zet het daar, of kies "geen".',
  'emergency-number':
    '{value} is niet het openbare nummer, {right}: iemand in gevaar zou een onbekende bellen. Verbeter het; is het nummer veranderd, vul dan "Ongewoon maar juist: nagekeken op" in.',
  'phone-label':
    'toont {label}, maar belt {target}: de bezoeker zou iemand anders bellen. Schrijf twee keer hetzelfde nummer.',
  'phones-swapped':
    'De Nederlandse gestructureerde gegevens hebben de zone van de Franse lijn: de lijnen lijken verwisseld. Wissel fr en nl, of verbeter nlStructuredData.',
  'sample-unknown':
    '"{name}" is geen veld van dit bestand: de controle voor de lancering zou het voorbeeld niet vinden. Schrijf het zoals hierboven.',
};
