import type { facts as english } from '../en/facts.ts';

export const facts: Record<keyof typeof english, string> = {
  'fact-value':
    '"{value}" kan hier niet: de pagina’s zouden het tonen, en totalen worden eruit berekend. Schrijf een getal zonder letters of teken, boven nul voor een prijs; een vork van laag naar hoog; of een tekst, als de eenheid een tekst of telefoon is.',
  'fact-thousands-point':
    '{written} wordt als {read} gelezen: de punt is een decimaalteken. Schrijf {meant}, of twee cijfers na de punt.',
  'fact-one-source':
    'Een gegeven heeft ofwel een waarde, ofwel een waarde per pagina, ofwel de naam van wat het volgt. Houd er één.',
  'fact-follows':
    '"{name}" is geen gegeven van dit bestand met een waarde. Schrijf de naam van een ander, of geef een waarde.',
  'next-misplaced':
    '"Volgende waarde" is alleen voor een prijs, naast zijn "Waarde". Een regel of premie kijkt u na op de dag waarop ze verandert. Verwijder ze en zet die dag bij "Na te kijken voor".',
  'price-without-regime':
    'Een prijs zonder btw moet zeggen welke btw-tarieven gelden, anders is er geen totaal. Voeg "Btw-tarieven" toe.',
  'review-wrong':
    '"Nagekeken op" en "Na te kijken voor" horen samen, het tweede na het eerste, hoogstens {years} jaar later; zo’n gegeven heeft een "Officiële bron". Een vroeger cijfer heeft geen van beide.',
  'code-fact-missing':
    'De site rekent met het gegeven {name}. Zet het terug, met een waarde van dezelfde soort als voordien.',
  'formula-missing':
    'Deze waarde komt van een prijs, maar zonder berekening: ze zou fout worden als de prijs verandert. Schrijf de berekening bij "Formule".',
  'formula-invalid':
    'De berekening "{text}" kan niet. Schrijf namen van andere gegevens die getallen zijn, en getallen, met + - × of / ertussen, telkens met een spatie ervoor en erna.',
  'formula-wrong': 'Deze waarde wordt uit andere berekend: ze is {value} en moet {expected} zijn.',
  'formula-wrong-from':
    'Vanaf {day} moet deze waarde {expected} zijn, want ze wordt uit de prijs berekend. Voeg ze toe als volgende waarde.',
  'law-reviewed':
    'De pagina’s tonen deze datum voor alle regels, en één ervan is op {reviewed} nagekeken. Schrijf {reviewed}.',
  'fact-implausible':
    '{value} ligt niet tussen {low} en {high}, waar zo’n waarde meestal ligt. Vergelijk ze met haar bron. Klopt ze? Bewaar, en zeg ja.',
  'end-without-until':
    'De laatste dag is niet {value}, zoals de waarde zegt: de pagina’s zouden te lang of te kort zeggen dat het geldt. Schrijf de juiste dag in beide.',
  'formula-amounts':
    '{formula} heeft alleen bedragen met vat: {expected}: het resultaat zou btw te veel of te weinig hebben. Schrijf vat: {expected}, of verbeter de formule.',
  'price-vat':
    'Een prijs van dit bestand krijgt vat: {expected}: de pagina’s zouden hem zonder btw tonen terwijl ze erin zit, of omgekeerd. Schrijf vat: {expected} en het bedrag dat erbij hoort.',
  'law-undated':
    'Deze wet, dit tarief of deze steun heeft geen dag van controle: niemand zou het gegeven nakijken, en de pagina’s zouden zeggen wat veranderd is. Vul de laatste en de volgende controle in.',
  'vat-swapped':
    'geeft {older} voor een oudere woning en {younger} voor een jongere: geen werk heeft een hoger btw-tarief in een oudere. Wissel de twee.',
};
