import type { files as english } from '../en/files.ts';

export const files: Record<keyof typeof english, string> = {
  'file-missing':
    'Dit bestand bestaat niet of is leeg, en de site wordt ervan gemaakt. Geef het zijn naam terug, of neem zijn tekst uit een vroegere versie.',
  'broken-characters':
    'Letters van dit bestand zijn beschadigd: "{text}". De pagina zou ze zo tonen. Sla het op als UTF-8 en schrijf ze opnieuw.',
  'yaml-invalid':
    'Het bestand is niet geldig: "{text}". Het kan niet gelezen worden. Kijk hier en erboven: een aanhalingsteken of haakje is niet gesloten, een naam staat er twee keer, of een regel begint niet in dezelfde kolom als die van zijn niveau. Zet een tekst met een dubbelpunt en een spatie tussen aanhalingstekens.',
  'yaml-misread':
    'Een deel van deze regel zou verloren gaan: "{text}". Een eerste woord met & * of ! heeft een eigen betekenis, en een # na een spatie begint een opmerking. Zet de hele tekst tussen aanhalingstekens, en een opmerking op een eigen regel.',
  'key-missing': 'Dit ontbreekt, en de pagina heeft het nodig. Voeg het toe.',
  'key-unknown':
    'Niets leest "{keys}": de waarde ervan zou niet getoond worden. Verbeter de naam, of verwijder hem.',
  'list-length':
    'De lijst heeft {count} elementen, en dat moeten er {needed} zijn: op de pagina zou iets ontbreken, of geen plaats hebben. Voeg er toe of verwijder er; bij teksten in beide talen.',
  'number-limit':
    'De waarde is {value}, maar moet {needed} zijn: de site zou iets verkeerds tonen. Verbeter ze.',
  'not-a-date':
    '"{value}" is geen dag van de kalender. Kies hem in de kalender, of schrijf jaar, maand, dag, zoals 2026-02-21.',
  'wrong-form':
    '"{value}" heeft niet de juiste vorm: de pagina kan er niets mee, of links werken niet. Schrijf het zoals {example}.',
  'digits-in-name':
    'In "{value}" staan cijfers. Schrijf alleen de naam van de plaats, zonder postcode of jaar: "{name}".',
  'wrong-format': '"{value}" heeft niet de juiste vorm. Schrijf dit veld zoals gelijkaardige velden.',
  'nothing-chosen': 'Er is niets gekozen, en de pagina heeft het nodig. Kies uit de lijst.',
  'not-an-option': '"{value}" kan hier niet. Kies uit de lijst.',
  'wrong-type':
    'Deze waarde is niet van de juiste soort (een tekst, een geheel getal, een lijst). Kijk naar gelijkaardige velden.',
  'not-once-each':
    'Het element "{name}" staat er {times} keer. De pagina toont elk hiervan één keer: {names}. Voeg een element toe of verwijder er een; doe het bij teksten in beide talen.',
  'future-date': '{value} is nog niet voorbij. Schrijf een dag die voorbij is, of vandaag.',
  'photo-missing':
    'De foto "{file}" staat niet in content/media/: de afbeelding zou leeg zijn. Zet ze daar onder deze naam, of haal de foto weg.',
  'photo-unreadable':
    '"{file}" is geen leesbare foto: de afbeelding zou leeg zijn. Bewaar ze als JPEG, PNG of WebP; een telefoon doet dat vaak als hij ze mailt.',
  'photo-inks':
    '"{file}" is gemaakt voor drukwerk (CMYK): op een scherm zouden de kleuren niet kloppen. Bewaar ze als JPEG met de kleuren van een scherm (RGB of sRGB).',
  'photo-moving':
    '"{file}" is een animatie, en de pagina’s tonen stilstaande foto’s. Bewaar één beeld ervan als JPEG, of kies een andere foto.',
  'photo-cut':
    '"{file}" is niet volledig gekopieerd: een deel van de foto zou ontbreken. Kopieer ze opnieuw van de telefoon of het fototoestel.',
  'photo-large':
    '"{file}" is {megabytes} MB groot en telt {megapixels} miljoen pixels: te veel om de site te bouwen. Bewaar ze met hoogstens 20 MB en 60 miljoen pixels.',
  'photo-name':
    'De site kan geen bestand met de naam "{file}" tonen. Bewaar de foto als JPEG, PNG of WebP (de editor maakt van een HEIC van een telefoon een JPEG), onder een naam met letters, cijfers en koppeltekens, zoals ketel-asse.jpg.',
  'drawing-missing':
    'De tekening "{name}" bestaat niet: de afbeelding zou leeg zijn. Schrijf de naam van een tekening van de site, zonder .svg; in een artikel ![wat te zien is](drawing:naam).',
  'moved-from':
    'Deze pagina bestaat, of dit is niet de naam van een verwijderde pagina (gemeente, merk, artikel). Verwijder de regel.',
  'moved-to-unknown':
    'Deze pagina bestaat niet. Schrijf de naam van een pagina van de site, bijvoorbeeld region/flemish-brabant.',
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
  'pattern-too-wide':
    'laat "{amount}" door, of is niet leesbaar: prijzen en termijnen zouden vergeten worden als ze veranderen. Schrijf een patroon voor één naam.',
};
