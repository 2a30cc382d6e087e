import type { plausibility as english } from '../en/plausibility.ts';

export const plausibility: Record<keyof typeof english, string> = {
  'other-language':
    '"{text}" lijkt {language} te zijn: bezoekers begrijpen het misschien niet. Schrijf het in het {needed}; een naam in de andere taal wordt [naam](lang:{lang}).',
  'text-copied': '"{text}" staat in beide talen met dezelfde woorden. Vertaal het.',
  'language-copied':
    'Dit bestand is in het {language}: bezoekers zouden een taal lezen die ze misschien niet kennen. Neem het uit een vroegere versie, of vertaal het.',
  'category-language':
    '"{category}" is de categorie in beide talen: één kaart zou ze in de verkeerde taal hebben, zonder emoji. Schrijf elk in zijn taal, of geef er een emoji bij.',
  'listed-twice':
    '{value} staat er twee keer: de pagina zou het twee keer tonen. Verwijder er een, of verbeter het.',
  'name-same':
    '{name} staat er voor beide talen: bezoekers van een ervan zouden de plaats niet vinden. Schrijf de andere naam, of de naam één keer als beide talen hem gebruiken.',
  'neighbour-itself':
    'De gemeente is haar eigen buur: haar pagina zou naar zichzelf verwijzen. Kies een andere, of verwijder ze.',
  'postal-code-of':
    '{code} is niet de postcode van {name}, dat {right} heeft: men zou op de verkeerde plaats zoeken. Verbeter de code of de naam.',
  'postal-code-twice':
    '{code} is ook de postcode van {other}: de zoekfunctie zou er maar één vinden. Verbeter een van de twee.',
  'other-postal-province':
    '{code} ligt in een andere provincie dan de andere postcodes van {name}: wie {code} zoekt, zou het antwoord voor {name} lezen. Verbeter de code.',
  'postal-code-unknown':
    'Geen plaats van postal-codes.yaml heeft postcode {code}: niemand zou de gemeente vinden. Verbeter hem, of voeg daar haar deelgemeenten toe onder served.',
  'communes-count':
    'De lijst heeft {count} gemeenten, en het gegeven {fact} zegt {needed}: de pagina’s zouden elkaar tegenspreken. Voeg de ontbrekende toe, of verwijder wat te veel is.',
  'place-far':
    'Deze plaats ligt {km} km van de dichtste plaats in de provincie van {code}: kaarten en afstanden zouden fout zijn. Verbeter de coördinaten of de postcode; klopt het toch, vul dan "Ongewoon maar juist: nagekeken op" in.',
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
  'day-far':
    '{value} ligt niet tussen {first} en {last}: pagina’s en controles zouden met een andere eeuw rekenen. Verbeter het jaar.',
  'project-picture':
    '{image} is de tekening van een andere categorie dan {category}: bezoekers zouden een ander werk zien dan ze lezen. Klopt de categorie, schrijf dan project-{category}; verbeter anders de categorie.',
  'before-founded':
    '{value} ligt vóór {founded}, het jaar van oprichting van het bedrijf: bezoekers zouden het niet geloven. Verbeter de datum, of het jaar van oprichting.',
  'before-written':
    '{value} ligt vóór {date}, de dag waarop het artikel geschreven is: bezoekers en zoekmachines zouden het niet geloven. Verbeter een van de twee dagen.',
  'emergency-number':
    '{value} is niet het openbare nummer, {right}: iemand in gevaar zou een onbekende bellen. Verbeter het; is het nummer veranderd, vul dan "Ongewoon maar juist: nagekeken op" in.',
  'phone-label':
    'toont {label}, maar belt {target}: de bezoeker zou iemand anders bellen. Schrijf twee keer hetzelfde nummer.',
  'phone-premium':
    'Dit nummer (090x, 070) kost meer dan een gewone oproep: bezoekers zouden betalen om u te bereiken. Schrijf een gewoon nummer.',
  'phones-swapped':
    'De Nederlandse gestructureerde gegevens hebben de zone van de Franse lijn: de lijnen lijken verwisseld. Wissel fr en nl, of verbeter nlStructuredData.',
  'grant-region':
    '{name} is een gegeven van een ander gewest: het bord zou tonen wat niemand daar krijgt. Kies een gegeven van dit gewest.',
  'grant-kind':
    'zegt "premie", maar {name} gaat over een lening: bezoekers zouden geld verwachten dat ze moeten terugbetalen. Kies de lening, of gegevens van een premie.',
  'loan-kind':
    'zegt "lening", maar geen van zijn gegevens gaat over een lening: bezoekers zouden denken dat ze een premie moeten terugbetalen. Kies de premie, of gegevens van een lening.',
  'grant-not-an-amount':
    '{name} is een datum: het bord zou ze bij de bedragen tonen. Kies een bedrag, of zet ze op haar plaats.',
  'grant-said':
    '"{text}": maar {names} is {state}. Herschrijf deze zin, of wijzig de stand met "De stand van een premie".',
  'grant-order':
    'begint op {first} en eindigt op {last}: het bord zou het nooit tonen. Wissel de twee datums, of verbeter er een.',
  'vat-swapped':
    'geeft {older} voor een oudere woning en {younger} voor een jongere: geen werk heeft een hoger btw-tarief in een oudere. Wissel de twee.',
  'title-twice':
    '"{title}" staat ook in {other}: niemand zou ze kunnen onderscheiden. Geef elk een eigen titel, of verwijder wat een kopie bij vergissing is.',
  'sample-unknown':
    '"{name}" is geen veld van dit bestand: de controle voor de lancering zou het voorbeeld niet vinden. Schrijf het zoals hierboven.',
  'fact-in-data':
    'Er staat een accolade in: "{text}". Gegevens zoals {prices.repair} werken hier niet: bezoekers zouden de accolade lezen. Schrijf de woorden, zonder { en }.',
  'pattern-too-wide':
    'laat "{amount}" door: prijzen en termijnen zouden vergeten worden als ze veranderen. Schrijf een patroon voor één naam.',
  'anchor-unknown':
    'De link "{words}" leidt naar een deel van een pagina dat niet bestaat (#{anchor}): hij zou naar het begin van de pagina leiden. Wis hem en maak hem opnieuw met de knop "Link".',
  'markup-in-label':
    '"{text}" staat in een titel, een label of een tekst voor zoekmachines: bezoekers zouden de tekens lezen. Schrijf enkel de woorden.',
  'formula-itself':
    'De formule noemt zichzelf: elke waarde zou juist lijken. Schrijf de gegevens waaruit ze berekend wordt.',
};
