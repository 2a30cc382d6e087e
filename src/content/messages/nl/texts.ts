import type { texts as english } from '../en/texts.ts';

export const texts: Record<keyof typeof english, string> = {
  'alternative-long':
    'Deze beschrijving heeft {length} tekens. Een schermlezer leest ze in één keer voor. Zeg in hoogstens 100 tekens wat de tekening toont.',
  'text-empty': 'Dit veld is leeg, en de pagina heeft het nodig: vul het in.',
  unfinished:
    'bevat "{text}". Bezoekers zouden lezen dat iets niet af is. Schrijf de tekst of verwijder de regel.',
  'unwanted-character':
    'bevat een onzichtbaar teken, {character}, {where}. Het zou de tekst, een zoekopdracht of een getal stukmaken. Verwijder het samen met de letters ernaast, en typ die opnieuw.',
  'unwanted-escape':
    '{escape} staat voor een onzichtbaar teken, {character}. Het zou de tekst of een zoekopdracht stukmaken. Verwijder {escape}.',
  'half-markup':
    '"{text}" zou letterlijk op de pagina staan: verwijder het. Gebruik voor vet of een link de knoppen "V" en "Link".',
  'half-link':
    'De link "{words}" is niet volledig: bezoekers zouden de haakjes of het adres lezen. Wis hem helemaal en maak hem opnieuw met de knop "Link".',
  'half-block':
    '"{text}" wordt niet gelezen als een titel, een lijst, een tabel of een prent. Bezoekers zouden de tekens lezen. Zet een spatie na #, - en 1.; begin lijsten met -, niet met •; begin de regel aan de kantlijn; zet streepjes (|---|---|) onder de eerste rij van een tabel, en woorden tussen de haakjes van een prent. Verwijder een regel met alleen streepjes.',
  'copy-unprinted':
    'Geen enkele pagina toont deze teksten. Geef de map de naam van een pagina, of verwijder ze.',
  'missing-in-language':
    'Dit ontbreekt in één taal: bezoekers van die taal zouden minder weten. Voeg het toe, of verwijder het in de andere.',
  'facts-differ':
    'Frans en Nederlands noemen niet dezelfde gegevens: {difference}. Bezoekers zouden iets anders lezen. Gebruik dezelfde in beide, even vaak.',
  'identifier-differs':
    'Frans zegt "{french}" en Nederlands "{dutch}": de tekst zou bij een andere link of afbeelding staan. Schrijf hetzelfde in beide, in dezelfde volgorde.',
  'number-in-text':
    '"{number}" staat in cijfers: verandert het ooit, dan klopt deze zin niet meer. Heeft de site dat cijfer al, voeg het dan in met de knop "Prijs, cijfer". Schrijf het anders in letters: "twaalf". Moet de site een nieuw cijfer volgen, vraag het dan uw programmeur. Een uur mag blijven staan: "om 9.30 uur".',
  'fact-unknown':
    'Het gegeven {fact} bestaat niet: de zin zou een gat hebben. {near}Kies het met de knop "Prijs, cijfer".',
  'fact-page':
    '{fact} heeft geen waarde voor deze pagina. Kies een van de pagina’s die er een hebben: {pages}.',
  'fact-format':
    '{fact} heeft geen formaat "|{format}": de zin of de berekening zou een gat hebben. Verwijder het, of schrijf een van deze: {formats}; min en max zijn de uiteinden van een bereik, month en year die van een datum.',
  'fact-not-a-price': 'Hier hoort een prijs in euro, en {fact} is er geen. Kies een prijs uit de lijst.',
  'company-format': '{fact} is een tekst van het bedrijf, zonder formaat. Schrijf gewoon {fact}.',
  'no-such-total':
    '{fact} bestaat niet aan dat btw-tarief: bezoekers zouden een prijs lezen die niemand vraagt. Kies uit de lijst.',
  'brace-left':
    'Een accolade hoort bij geen gegeven: "{text}". Bezoekers zouden ze zien. Verwijder ze met wat erbij hoort; is een gegeven bedoeld, schrijf dan zijn hele naam tussen { en }.',
  'page-unknown':
    'De link "{words}" leidt naar een pagina die niet bestaat ({id}): wis hem en maak hem opnieuw met de knop "Link", die de pagina’s toont.',
  'page-draft':
    'De link "{words}" leidt naar een concept ({id}), dat niet online staat: bezoekers zouden niets vinden. Zet die pagina online, of haal de link weg.',
  'link-target':
    'De link "{words}" leidt nergens heen: "{target}" is geen pagina en geen adres. Wis hem en maak hem opnieuw met de knop "Link".',
  'search-length':
    'Deze tekst telt {length} tekens. Zoekmachines zouden hem afkappen of te weinig weten. Schrijf er {least} tot {most}.',
  'nothing-left':
    'Deze tekst noemt een gegeven dat eindigt, en na die dag zou er niets overblijven. Voeg een zin toe die ook zonder geldt.',
  'former-figure':
    '{fact} geldt niet meer, of heeft geen bron: bezoekers zouden denken dat het nog geldt. Gebruik het alleen waar de pagina het als vroeger toont, of kies een ander gegeven.',
  'not-six-strengths':
    'geeft {count} redenen met de eigen erbij; de pagina toont er zes. Voeg namen toe of verwijder er.',
  'section-empty':
    '"{section}" staat in de volgorde van de delen, maar heeft geen teksten. Verwijder het uit de lijst, of schrijf ze.',
  'section-unlisted':
    '"{section}" ontbreekt in de volgorde van de delen: de teksten ervan zouden niet getoond worden. Voeg het toe, of verwijder de teksten.',
  'card-with-vat': '{fact} is al met btw: de kaart zou niet weten wat te tonen. Kies een prijs zonder btw.',
  'price-columns':
    '{fact} heeft niet dezelfde btw-tarieven als de eerste prijs van de tabel: de bedragen zouden onder verkeerde titels staan. Geef de prijzen van een tabel dezelfde tarieven.',
  'front-matter':
    'Het begin van het artikel ontbreekt: de titel en de datums staan daar. Voeg het in een teksteditor toe, zoals bij de andere artikels.',
  'article-fields-differ': 'Dit moet gelijk zijn in beide talen: {keys}. Schrijf hetzelfde in beide.',
  'article-shape-differs':
    'Het artikel heeft niet dezelfde vorm in beide talen: {french} in het Frans, {dutch} in het Nederlands. Lezers van een taal zouden minder krijgen. Het eerste verschil begint bij {inFrench} in het Frans en bij {inDutch} in het Nederlands: wat daar in het ene staat, ontbreekt, is anders gemarkeerd of is te veel in het andere. Maak beide gelijk.',
  'read-time':
    'De leestijd is {right} minuten voor {words} woorden, en niet {minutes}. Schrijf {right} in beide talen, of verwijder dit veld: dan wordt het berekend.',
  'loads-directly':
    'Precies één artikel, in beide talen, moet "laadt meteen" hebben; {count} hebben het. Vink het aan bij één artikel en uit bij de andere.',
  'article-drawing':
    'Deze tekening heeft niet het formaat van die van de andere artikels: ze zou verkeerd staan. Laat ze opslaan met viewBox="{viewBox}".',
  'heading-level': '"# {text}": de titel van de pagina staat al bij "Titel". Schrijf "## {text}".',
  'heading-twice':
    'Twee titels van het artikel zijn "{text}": een link zou niet weten waarheen. Wijzig er een.',
  'heading-empty': 'Een titel heeft geen woorden. Schrijf ze na "##", of verwijder de regel.',
  'no-headings': 'Het artikel heeft geen titel "##": de inhoudstafel zou leeg zijn. Verdeel het in delen.',
  'table-without-caption':
    'Een tabel heeft geen titel. Schrijf "Table:" en de titel in een alinea vlak ervoor.',
  'caption-without-table':
    '"{text}" is de titel van een tabel, maar er volgt geen tabel. Voeg de tabel toe, of haal "Table:" weg.',
  'table-cells':
    'De rij "{row}" van de tabel heeft {cells} cellen, en de eerste {columns}. Schrijf er evenveel, met | ertussen.',
  'box-kind':
    'Een kader begint met "> [!note] Titel"; mogelijk: note, example, warning, former. Schrijf het zo, in plaats van "{text}"; sluit een regel het af van het kader erboven, verwijder dan die regel.',
  'html-in-article': 'Er staat HTML in het artikel: {text}. Schrijf Markdown, bijvoorbeeld **vet**.',
  'other-language':
    '"{text}" lijkt {language} te zijn: bezoekers begrijpen het misschien niet. Schrijf het in het {needed}; een naam in de andere taal wordt [naam](lang:{lang}).',
  'text-copied': '"{text}" staat in beide talen met dezelfde woorden. Vertaal het.',
  'language-copied':
    'Dit bestand is in het {language}: bezoekers zouden een taal lezen die ze misschien niet kennen. Neem het uit een vroegere versie, of vertaal het.',
  'category-language':
    '"{category}" is de categorie in beide talen: één kaart zou ze in de verkeerde taal hebben, zonder emoji. Schrijf elk in zijn taal, of geef er een emoji bij.',
  'title-twice':
    '"{title}" staat ook in {other}: niemand zou ze kunnen onderscheiden. Geef elk een eigen titel, of verwijder wat een kopie bij vergissing is.',
  'anchor-unknown':
    'De link "{words}" leidt naar een deel van een pagina dat niet bestaat (#{anchor}): hij zou naar het begin van de pagina leiden. Wis hem en maak hem opnieuw met de knop "Link".',
  'markup-in-label':
    '"{text}" staat in een titel, een label of een tekst voor zoekmachines: bezoekers zouden de tekens lezen. Schrijf enkel de woorden.',
};
