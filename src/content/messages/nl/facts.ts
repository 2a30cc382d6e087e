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
  'review-order': '"Na te kijken voor" moet na "Nagekeken op" komen.',
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
  'grant-without-day':
    'heeft geen dag waarop ze opent of sluit: de pagina’s zouden altijd zeggen dat ze open is. Vul een datum in.',
  'formula-vat':
    'De formule telt btw op, maar de waarde is zonder btw: de pagina’s zouden ze twee keer optellen. Kies "btw inbegrepen".',
  'grant-two-ends': '"Tot en met" en "Gesloten vanaf" zeggen hetzelfde. Houd een van beide.',
  'grant-not-a-date':
    '{name} is geen datum: de pagina zou niet weten of de premie open is. Schrijf de naam van een datum.',
  'grant-without-review':
    'Geen van de gegevens van deze premie heeft een datum om ze na te kijken. Geef ze "Nagekeken op" en "Na te kijken voor".',
  'family-document':
    'Een familie heeft ofwel een document, ofwel de zin "Geen document". Houd een van beide.',
  'not-found-verdict':
    '"Geen document" hoort bij "niet in de documenten", en alleen daarbij. Voeg het ene toe of verwijder het andere.',
  'family-unknown':
    'De familie "{id}" bestaat niet voor dit merk. Kies er een: {known}. Of voeg ze eerst toe bij "Families".',
  'spelling-taken':
    '"{spelling}" staat al bij code "{code}" van familie {family} (hoofdletters, spaties en punten tellen niet). Schrijf elke schrijfwijze één keer per familie.',
  'self-undocumented':
    'Zonder document van de fabrikant mag de bewoner zelf niets doen. Noem het document van de familie, of kies "voor een technicus".',
  'self-unsafe':
    'De bewoner mag alleen water bijvullen, na een blik op de manometer. Kies "voor een technicus" of "gevaar", of het onderwerp "waterdruk" met "manometer".',
  'once-unsafe':
    'Een ketel die door een beveiliging is gestopt, start men niet opnieuw; alleen een verloren vlam mag één keer geprobeerd worden. Kies een raad die naar een telefoontje leidt.',
  'danger-check': 'Bij gevaar blijft men van de ketel weg. Kies "geen" bij "Eerst te bekijken".',
  'verdict-documented':
    'Deze code staat verderop bij "Codes". Kies "de documenten zijn het eens" of "een document zegt iets anders", en verwijder "Geen document".',
  'verdict-undocumented':
    'Er is geen document bekend voor deze code. Voeg ze toe bij "Codes" met een familie die een document heeft, of kies "niet in de documenten" en vul "Geen document" in.',
  'severity-unconfirmed':
    'Geen document bevestigt deze betekenis: de bezoeker mag niets doen. Kies een raad die naar een telefoontje leidt.',
  'severity-mild':
    'Bij "Codes" vraagt "{meaning}" meer voorzichtigheid ({strictest}). Kies hier een even voorzichtige raad.',
};
