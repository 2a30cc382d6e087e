import type { facts as english } from '../en/facts.ts';

export const facts: Record<keyof typeof english, string> = {
  'fact-empty': 'De waarde ontbreekt: zinnen zouden een gat hebben. Schrijf ze, of verwijder het gegeven.',
  'fact-shape': '{value} kan niet. Schrijf een getal, een vork (van laag naar hoog), of een tekst per taal.',
  'fact-three-numbers':
    'Er staan meer dan twee getallen ({value}): een komma scheidt er twee. Schrijf het laagste, dan het hoogste.',
  'fact-range': '{value}: hier horen twee getallen, het laagste, dan het hoogste.',
  'fact-number-for-text':
    '{value} is een getal, maar de eenheid is {unit}. Het zou nullen en spaties verliezen. Wijzig de eenheid, of schrijf een tekst.',
  'fact-text-for-number':
    '"{value}" is geen getal, en totalen worden eruit berekend. Schrijf {suggestion}: zonder letters of teken.',
  'fact-below-zero': '{value} is onder nul. Schrijf het getal zonder minteken.',
  'fact-not-an-amount':
    '{value} is geen prijs, en de pagina’s zouden het tonen. Schrijf een bedrag boven nul.',
  'fact-parts-of-a-cent': '{value} heeft delen van een cent. Schrijf hoogstens twee cijfers na de punt.',
  'fact-falling-range':
    'Van {low} tot {high}: de laagste waarde komt eerst. Een van beide heeft misschien een cijfer te veel of te weinig.',
  'fact-thousands-point':
    '{written} wordt als {read} gelezen: de punt is een decimaalteken. Schrijf {meant}, of twee cijfers na de punt.',
  'fact-one-source':
    'Een gegeven heeft ofwel een waarde, ofwel een waarde per pagina, ofwel de naam van wat het volgt. Houd er één.',
  'fact-follows':
    '"{name}" is geen gegeven van dit bestand met een waarde. Schrijf de naam van een ander, of geef een waarde.',
  'next-without-value':
    '"Volgende waarde" hoort bij een "Waarde". Zet ze bij het gegeven dat de waarde heeft.',
  'next-not-a-price':
    '"Volgende waarde" is alleen voor prijzen. Een regel of premie kijkt u na op de dag waarop ze verandert. Verwijder ze en zet die dag bij "Na te kijken voor".',
  'price-without-regime':
    'Een prijs zonder btw moet zeggen welke btw-tarieven gelden, anders is er geen totaal. Voeg "Btw-tarieven" toe.',
  'review-half': '"Nagekeken op" en "Na te kijken voor" horen samen. Voeg het andere toe.',
  'review-order': '"Na te kijken voor" moet na "Nagekeken op" komen: verbeter een van die twee dagen.',
  'review-of-former': 'Een vroeger cijfer wordt niet meer nagekeken: verwijder de twee datums.',
  'review-without-authority':
    'Een gegeven dat nagekeken wordt, noemt de overheid die het publiceert. Voeg "Officiële bron" toe.',
  'fact-unused': 'Geen enkele pagina toont {fact} nog. Gebruik het in een tekst, of verwijder het.',
  'fact-used': 'Een pagina gebruikt dit gegeven. Verwijder "Ongebruikt".',
  'instead-of-unknown': 'Het gegeven "{name}" bestaat niet. Schrijf de naam van een gegeven (bestand.naam).',
  'code-fact-missing':
    'De site rekent met het gegeven {name}. Zet het terug, met een waarde van dezelfde soort als voordien.',
  'formula-missing':
    'Deze waarde komt van een prijs, maar zonder berekening: ze zou fout worden als de prijs verandert. Schrijf de berekening bij "Formule".',
  'formula-unreadable':
    'De berekening "{text}" is niet leesbaar. Schrijf namen van gegevens en getallen, met + - × / en haakjes.',
  'formula-not-a-number':
    '{name} is geen getal: daarmee kan men niet rekenen. Kies een gegeven dat een getal is.',
  'formula-wrong': 'Deze waarde wordt uit andere berekend: ze is {value} en moet {expected} zijn.',
  'formula-wrong-from':
    'Vanaf {day} moet deze waarde {expected} zijn, want ze wordt uit de prijs berekend. Voeg ze toe als volgende waarde.',
  'formula-two-days':
    'Deze waarde verandert al op {other}, en de prijs waarvan ze afhangt op {day}. Kondig beide wijzigingen voor dezelfde dag aan, of de tweede als de eerste voorbij is.',
  'law-reviewed':
    'De pagina’s tonen deze datum voor alle regels, en één ervan is op {reviewed} nagekeken. Schrijf {reviewed}.',
  'formula-vat':
    'De formule telt btw op, maar de waarde is zonder btw: de pagina’s zouden ze twee keer optellen. Kies "btw inbegrepen".',
  'fact-implausible':
    '{value} ligt niet tussen {low} en {high}, waar zo’n waarde meestal ligt. Vergelijk ze met haar bron. Klopt ze? Bewaar, en zeg ja.',
  'fact-unit':
    'De eenheid {unit} past niet bij dit gegeven: de zinnen zouden iets anders zeggen. Schrijf een van deze: {units}.',
  'end-without-until':
    'De laatste dag is niet {value}, zoals de waarde zegt: de pagina’s zouden te lang of te kort zeggen dat het geldt. Schrijf de juiste dag in beide.',
  'formula-amounts':
    '{formula} heeft alleen bedragen met vat: {right}: het resultaat zou btw te veel of te weinig hebben. Schrijf vat: {right}, of verbeter de formule.',
  'price-vat':
    'Een prijs van dit bestand krijgt vat: {right}: de pagina’s zouden hem zonder btw tonen terwijl ze erin zit, of omgekeerd. Schrijf vat: {right} en het bedrag dat erbij hoort.',
  'law-undated':
    'Deze wet, dit tarief of deze steun heeft geen dag van controle: niemand zou het gegeven nakijken, en de pagina’s zouden zeggen wat veranderd is. Vul de laatste en de volgende controle in.',
  'number-form':
    '{written} wordt gelezen als {read}: wie het bestand leest, denkt aan een ander getal. Schrijf de cijfers zoals gewoonlijk: 159 of 159.50.',
  'review-late':
    'De volgende controle komt meer dan {years} jaar na de vorige: de pagina’s zouden zeggen wat al lang veranderd is. Kies een vroegere dag.',
  'vat-swapped':
    'geeft {older} voor een oudere woning en {younger} voor een jongere: geen werk heeft een hoger btw-tarief in een oudere. Wissel de twee.',
  'formula-itself':
    'De formule noemt zichzelf: elke waarde zou juist lijken. Schrijf de gegevens waaruit ze berekend wordt.',
};
