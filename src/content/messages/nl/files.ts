import type { files as english } from '../en/files.ts';

export const files: Record<keyof typeof english, string> = {
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
  'merge-marker':
    'bevat regels die een samenvoeging achterliet; de eerste is "{text}". Er staan twee versies in: een boven de regel =======, een eronder. Houd de juiste (om het even welke, als ze gelijk zijn), en verwijder de andere en de drie regels met tekens.',
  'file-unknown':
    'wordt door niets gelezen. Wat erin staat, zou niet verschijnen. Kreeg het een andere naam of map, geef die dan terug, in kleine letters zonder accenten, cijfers en koppeltekens; is het een kopie of een nota, haal het uit content/.',
  'half-missing':
    '{missing} ontbreekt: de pagina kan niet gemaakt worden. Is dit een kopie die per vergissing gemaakt is, verwijder ze dan met haar map; kreeg een bestand of map een andere naam, geef die dan terug; is het verdwenen, neem het dan uit een vroegere versie; was het er nooit, schrijf het dan in beide talen.',
  'item-missing':
    '"{id}" heeft geen tekst in deze lijst: de pagina zou het niet tonen. Voeg het toe in beide talen.',
  'item-unknown':
    '"{id}" bestaat niet in de inhoud ({entry}). Verwijder dit element in beide talen, of voeg toe wat ontbreekt.',
  'sentence-to-replace-key': 'Deze tekst ({key}) bestaat niet, of niet meer. Verwijder deze regel.',
  'listed-twice':
    '{value} staat er twee keer: de pagina zou het twee keer tonen. Verwijder er een, of verbeter het.',
  'day-far':
    '{value} ligt niet tussen {first} en {last}: pagina’s en controles zouden met een andere eeuw rekenen. Verbeter het jaar.',
  'project-picture':
    '{image} is de tekening van een andere categorie dan {category}: bezoekers zouden een ander werk zien dan ze lezen. Klopt de categorie, schrijf dan project-{category}; verbeter anders de categorie.',
  'before-written':
    '{value} ligt vóór {date}, de dag waarop het artikel geschreven is: bezoekers en zoekmachines zouden het niet geloven. Verbeter een van de twee dagen.',
  'fact-in-data':
    'Er staat een accolade in: "{text}". Gegevens zoals {prices.repair} werken hier niet: bezoekers zouden de accolade lezen. Schrijf de woorden, zonder { en }.',
  'pattern-too-wide':
    'laat "{amount}" door: prijzen en termijnen zouden vergeten worden als ze veranderen. Schrijf een patroon voor één naam.',
};
