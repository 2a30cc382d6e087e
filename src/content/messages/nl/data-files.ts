import type { dataFiles as english } from '../en/data-files.ts';

export const dataFiles: Record<keyof typeof english, string> = {
  'phone-not-belgian':
    '“{display}” is geen gewoon Belgisch telefoonnummer: een bezoeker zou niemand bereiken, of iemand anders, of meer betalen (090x, 070). Schrijf het volledig, zoals 053 12 34 56 of 0470 12 34 56.',
  'phone-differs':
    'De pagina’s tonen {display}, maar de telefoon belt {number}: de bezoeker zou iemand anders bellen. Kijk welk nummer juist is: is het het getoonde, schrijf hier dan {expected}; verbeter anders het getoonde nummer.',
  'closes-first':
    'Sluit om {closes}, en opent pas om {opens}. Verbeter een van beide; na middernacht is het de volgende dag.',
  'day-twice':
    'Twee regels spreken elkaar tegen voor {day}: "{other}" en "{one}". Haal die dag uit een van beide, of haal een hele regel weg.',
  'ends-first':
    'Eindigt op {until}, vóór het begin op {from}: de pagina’s zouden het nooit tonen. Wissel de twee dagen om, of verbeter er een.',
  'logo-missing':
    'Het bestand public{path} bestaat niet: de afbeelding zou niet werken. Zet het daar, of kies "geen".',
  'emergency-number':
    '{value} is niet het openbare nummer, {expected}: iemand in gevaar zou een onbekende bellen. Verbeter het; is het nummer veranderd, vul dan "Ongewoon maar juist: nagekeken op" in.',
  'phone-label':
    'toont {label}, maar belt {target}: de bezoeker zou iemand anders bellen. Schrijf twee keer hetzelfde nummer.',
  'phones-swapped':
    'De Nederlandse gestructureerde gegevens hebben de zone van de Franse lijn: de lijnen lijken verwisseld. Wissel fr en nl, of verbeter nlStructuredData.',
  'sample-unknown':
    '"{name}" is geen veld van dit bestand: de controle voor de lancering zou het voorbeeld niet vinden. Schrijf het zoals hierboven.',
  'slug-unknown':
    'Niets heet "{slug}" in {folder}: pagina’s kunnen het niet noemen en er niet naar verwijzen. Schrijf de naam van een bestand daar, of verwijder de regel; in teksten in beide talen.',
  'not-in-belgium':
    '{value} ligt niet in België: het moet {least} tot {most} graden zijn. Kaarten zouden een andere plaats tonen. Zoek de plaats op een kaart.',
  'wrong-province':
    'Postcode {postalCode} ligt niet in de provincie van dit bestand: de pagina zou de verkeerde noemen. Verbeter de postcode; is hij juist, verbeter dan de provincie, of zet de gemeente in het bestand van haar provincie.',
  'postal-code-twice':
    '{code} is ook de postcode van {other}: de zoekfunctie zou er maar één vinden. Verbeter een van de twee.',
  'postal-code-unknown':
    'Geen plaats van postal-codes.yaml heeft postcode {code}: niemand zou de gemeente vinden. Verbeter hem, of voeg daar haar deelgemeenten toe onder served.',
  'communes-count':
    'De lijst heeft {count} gemeenten, en het gegeven {fact} zegt {needed}: de pagina’s zouden elkaar tegenspreken. Voeg de ontbrekende toe, of verwijder wat te veel is.',
  'grant-days':
    'Er is een dag van opening of sluiting nodig, en maar één van "Open tot en met" en "Gesloten sinds": de pagina’s zouden zeggen dat ze altijd open is, of elkaar tegenspreken.',
  'grant-not-a-date':
    '{name} is geen datum: de pagina zou niet weten of de premie open is. Schrijf de naam van een datum.',
  'grant-without-review':
    'Geen van de gegevens van deze premie heeft een datum om ze na te kijken. Geef ze "Nagekeken op" en "Na te kijken voor".',
  'grant-region':
    '{name} is een gegeven van een ander gewest: het bord zou tonen wat niemand daar krijgt. Kies een gegeven van dit gewest.',
  'grant-state-contradicted':
    '"{text}": maar {names} is volgens zijn datums {state}. Herschrijf deze zin, of verbeter de datums met "De stand van een premie".',
  'grant-order':
    '"{name}" opent op {first} en zou al op {last} eindigen: het bord zou het nooit tonen. Verbeter deze laatste dag, of de eerste: zoek "{name} open sinds".',
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
  'card-missing':
    'Het merk "{slug}" heeft geen kaart: bezoekers zouden het niet vinden. Voeg er een toe in beide talen.',
  'code-unexplained':
    'Code "{code}" staat bij "Codes die de merkpagina uitlegt" ({file}), maar de pagina legt ze niet uit. Voeg ze hier toe in beide talen, of haal ze daar weg.',
  'code-unknown':
    'Code "{code}" staat niet bij "Codes die de merkpagina uitlegt" ({file}). Haal ze hier weg en voeg ze toe met de knop "Een foutcode", die beide schrijft; of schrijf ze zoals daar.',
  'code-not-displayable':
    'Het getekende scherm kan code "{code}" niet tonen: het heeft drie tekens van zeven segmenten. Schrijf de code zoals de ketel ze toont, in hoogstens drie tekens.',
};
