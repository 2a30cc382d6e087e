import type { data as english } from '../en/data.ts';

export const data: Record<keyof typeof english, string> = {
  'file-missing':
    'Dit bestand bestaat niet, en de site wordt ervan gemaakt. {near}Geef het zijn naam terug, of neem het uit een vroegere versie.',
  'file-empty':
    'Dit bestand is leeg, en de site wordt ervan gemaakt. Neem zijn tekst uit een vroegere versie.',
  'broken-characters':
    'Letters van dit bestand zijn beschadigd: "{text}". De pagina zou ze zo tonen. Sla het op als UTF-8 en schrijf ze opnieuw.',
  'yaml-indent':
    'Een regel begint te ver naar links of naar rechts, of een haakje is niet gesloten: "{text}". Het bestand kan niet gelezen worden. Lijn regels van hetzelfde niveau uit, en sluit het haakje.',
  'yaml-first-character':
    'De tekst begint met {character}, een teken met een eigen betekenis: "{text}". Het eerste woord zou verloren gaan, of het bestand kan niet gelezen worden. Zet de hele tekst tussen aanhalingstekens.',
  'yaml-colon':
    'Een dubbelpunt met een spatie staat in een tekst: "{text}". Het bestand kan niet gelezen worden. Zet de tekst tussen aanhalingstekens: {right}',
  'yaml-key-twice':
    'Deze naam staat er twee keer: "{text}". Een van de waarden zou verloren gaan. Verwijder er een.',
  'yaml-not-closed':
    'Een aanhalingsteken of een haakje is niet gesloten: "{text}". Het bestand kan niet gelezen worden. Zoek het hier en erboven, en sluit het.',
  'yaml-tab':
    'Een "{character}" staat voor "{text}". Het bestand kan niet gelezen worden. Verwijder het, en begin de regel in dezelfde kolom als de regels van hetzelfde niveau.',
  'yaml-after-value':
    'Er volgt iets op het einde van de waarde: "{text}". Het bestand kan niet gelezen worden. Zet de tekst tussen aanhalingstekens van de andere soort.',
  'yaml-invalid':
    'Het bestand is niet geldig: "{text}". Het kan niet gelezen worden. Schrijf de regel zoals die eromheen.',
  'yaml-comment':
    'Een # na een spatie begint een opmerking: "{text}" zou niet getoond worden. Verwijder de # als die er niet hoort, zet de hele tekst tussen aanhalingstekens als hij erbij hoort, of de opmerking op een eigen regel.',
  'yaml-second-document':
    '--- begint een tweede bestand in dit bestand: "{text}". Niets zou lezen wat volgt. Verwijder de regel.',
  'key-missing': 'Dit ontbreekt, en de pagina heeft het nodig. Voeg het toe.',
  'key-unknown':
    'Niets leest "{keys}": de waarde ervan zou niet getoond worden. {near}Verbeter de naam, of verwijder hem.',
  'key-misspelt':
    'Niets leest "{key}", en "{right}" ontbreekt: de pagina heeft het nodig. Vervang de naam {key} door {right}.',
  'decimal-comma':
    'Een komma scheidt hier twee getallen. De pagina zou het verkeerde gebruiken. Schrijf een punt: 50.834.',
  'list-length':
    'De lijst heeft {count} elementen, en dat moeten er {needed} zijn: op de pagina zou iets ontbreken, of geen plaats hebben. Voeg er toe of verwijder er; bij teksten in beide talen.',
  'number-limit':
    'De waarde is {value}, maar moet {needed} zijn: de site zou iets verkeerds tonen. Verbeter ze.',
  'alternative-long':
    'Deze beschrijving heeft {length} tekens. Een schermlezer leest ze in één keer voor. Zeg in hoogstens 100 tekens wat de tekening toont.',
  'text-empty': 'Dit veld is leeg, en de pagina heeft het nodig: vul het in.',
  'not-a-date':
    '"{value}" is geen datum. Kies ze in de kalender, of schrijf jaar, maand, dag, zoals {right}.',
  'no-such-day':
    '{value} staat in geen enkele kalender. Kies de juiste dag; de bron of een vroegere versie heeft hem misschien.',
  'wrong-form':
    '"{value}" heeft niet de juiste vorm: de pagina kan er niets mee, of links werken niet. Schrijf het zoals {example}.',
  'wrong-format': '"{value}" heeft niet de juiste vorm. Schrijf dit veld zoals gelijkaardige velden.',
  'nothing-chosen': 'Er is niets gekozen, en de pagina heeft het nodig. Kies uit de lijst.',
  'not-an-option': '"{value}" kan hier niet. Kies uit de lijst.',
  'wrong-type':
    'Deze waarde is niet van de juiste soort (een tekst, een getal, een lijst). Kijk naar gelijkaardige velden.',
  'not-a-whole-number':
    '"{value}" is geen geheel getal, en de pagina telt ermee. Schrijf het gehele getal dat bedoeld is.',
  'not-once-each':
    'Het element "{name}" staat er {times} keer. De pagina toont elk hiervan één keer: {names}. Voeg een element toe of verwijder er een; doe het bij teksten in beide talen.',
  'future-date': '{value} is nog niet voorbij. Schrijf een dag die voorbij is, of vandaag.',
  'future-year': '{value} is nog niet voorbij. Schrijf het jaar van oprichting.',
  'phone-not-belgian':
    '“{display}” is geen Belgisch telefoonnummer: een bezoeker zou niemand bereiken, of iemand anders. Schrijf het volledig, zoals 053 12 34 56 of 0470 12 34 56.',
  'phone-differs':
    'De pagina’s tonen {display}, maar de telefoon belt {number}: de bezoeker zou iemand anders bellen. Kijk welk nummer juist is: is het het getoonde, schrijf hier dan {right}; verbeter anders het getoonde nummer.',
  'closes-first':
    'Sluit om {closes}, en opent pas om {opens}. Verbeter een van beide; na middernacht is het de volgende dag.',
  'no-day': 'Geen dag: deze uren zouden nergens staan. Voeg minstens één dag toe.',
  'day-twice':
    'Twee regels spreken elkaar tegen voor {day}: "{other}" en "{one}". Haal die dag uit een van beide, of haal een hele regel weg.',
  'ends-first': 'Eindigt op {until}, vóór het begin op {from}. Wissel de twee dagen om, of verbeter er een.',
  'website-address':
    'Dit is geen adres van een site: het zou eindeloos naar zichzelf leiden. Schrijf het als https://www.bedrijf.be, met www. en zonder schuine streep op het einde.',
  'slug-unknown':
    'Niets heet "{slug}" in {folder}: pagina’s kunnen het niet noemen en er niet naar verwijzen. Schrijf de naam van een bestand daar, of verwijder de regel; in teksten in beide talen.',
  'not-in-belgium':
    '{value} ligt niet in België: het moet {least} tot {most} graden zijn. Kaarten zouden een andere plaats tonen. {near}',
  'wrong-province':
    'Postcode {postalCode} ligt niet in de provincie van dit bestand: de pagina zou de verkeerde noemen. Verbeter de postcode; is hij juist, verbeter dan de provincie, of zet de gemeente in het bestand van haar provincie.',
  'logo-missing':
    'Het bestand public{address} bestaat niet: de afbeelding zou niet werken. Zet het daar, of kies "geen".',
  'photo-missing':
    'De foto "{file}" staat niet in content/media/: de afbeelding zou leeg zijn. Zet ze daar onder deze naam, of haal de foto weg.',
  'photo-unreadable':
    '"{file}" is geen leesbare foto: de afbeelding zou leeg zijn. Bewaar ze als JPEG, PNG of WebP; een telefoon doet dat vaak als hij ze mailt.',
  'photo-name':
    'De site kan geen bestand met de naam "{file}" tonen. Bewaar de foto als JPEG, PNG of WebP (een HEIC van een telefoon wordt een JPEG als u ze mailt), onder een naam met letters, cijfers en koppeltekens, zoals ketel-asse.jpg.',
  'photo-inks':
    '"{file}" is gemaakt voor drukwerk (CMYK): op een scherm zouden de kleuren niet kloppen. Bewaar ze als JPEG met de kleuren van een scherm (RGB of sRGB).',
  'photo-moving':
    '"{file}" is een animatie, en de pagina’s tonen stilstaande foto’s. Bewaar één beeld ervan als JPEG, of kies een andere foto.',
  'photo-cut':
    '"{file}" is niet volledig gekopieerd: een deel van de foto zou ontbreken. Kopieer ze opnieuw van de telefoon of het fototoestel.',
  'photo-large':
    '"{file}" is {megabytes} MB groot en telt {megapixels} miljoen pixels: te veel om de site te bouwen. Bewaar ze met hoogstens 20 MB en 60 miljoen pixels.',
  'drawing-missing':
    'De tekening "{name}" bestaat niet: de afbeelding zou leeg zijn. Schrijf de naam van een tekening van de site, zonder .svg; in een artikel ![wat te zien is](drawing:naam).',
  'order-twice': '"{other}" heeft al plaats {order}. Geef elk een ander nummer.',
  'pattern-invalid':
    'Dit patroon is niet leesbaar. Laat u helpen: het is een reguliere expressie, met een backslash voor bijzondere tekens.',
  'moved-from-unknown':
    'Dit is niet de naam van een verwijderde pagina (gemeente, merk, artikel). Verwijder de regel.',
  'moved-from-exists':
    'Deze pagina bestaat: niemand zou ze nog zien. Verwijder de regel, of verwijder eerst de pagina.',
  'moved-to-unknown':
    'Deze pagina bestaat niet. Schrijf de naam van een pagina van de site, bijvoorbeeld region/flemish-brabant.',
};
