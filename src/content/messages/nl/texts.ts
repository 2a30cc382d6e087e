import type { texts as english } from '../en/texts.ts';

export const texts: Record<keyof typeof english, string> = {
  'alt-too-long':
    'Deze beschrijving heeft {length} tekens. Een schermlezer leest ze in één keer voor. Zeg in hoogstens 100 tekens wat de tekening toont.',
  'text-empty': 'Dit veld is leeg, en de pagina heeft het nodig: vul het in.',
  unfinished:
    'bevat "{text}". Bezoekers zouden lezen dat iets niet af is. Schrijf de tekst of verwijder de regel.',
  'half-markup':
    '"{text}": bezoekers zouden tekens lezen. Wis ze, en maak het vet, de link of het gegeven opnieuw met de knoppen "V", "Link" en "Prijs, cijfer"; een titel of opschrift heeft alleen woorden. Zet in een artikel een spatie na #, - en 1., en koppeltekens (|---|---|) onder de eerste rij van een tabel.',
  'missing-in-language':
    'Dit ontbreekt in één taal: bezoekers van die taal zouden minder weten. Voeg het toe, of verwijder het in de andere.',
  'facts-differ':
    'Frans en Nederlands noemen niet dezelfde gegevens: alleen het Frans heeft {french}, alleen het Nederlands {dutch}. Bezoekers zouden iets anders lezen. Gebruik dezelfde in beide, even vaak.',
  'identifier-differs':
    'Frans zegt "{french}" en Nederlands "{dutch}": de tekst zou bij een andere link of afbeelding staan. Schrijf hetzelfde in beide, in dezelfde volgorde.',
  'number-in-text':
    '"{number}" staat in cijfers: verandert het ooit, dan klopt deze zin niet meer. Heeft de site dat cijfer al, voeg het dan in met de knop "Prijs, cijfer". Schrijf het anders in letters: "twaalf". Moet de site een nieuw cijfer volgen, vraag het dan uw programmeur. Een uur mag blijven staan: "om 9.30 uur".',
  'fact-unknown':
    'Het gegeven {fact} bestaat niet: de zin zou een gat hebben. Kies het met de knop "Prijs, cijfer".',
  'fact-form':
    '{fact} bestaat niet in deze vorm: de zin of de berekening zou een gat hebben, of een prijs die niemand vraagt. Wis het, en kies het met de knop "Prijs, cijfer", die de mogelijke vormen toont.',
  'fact-not-a-price': 'Hier hoort een prijs in euro, en {fact} is er geen. Kies een prijs uit de lijst.',
  'page-unknown':
    'De link "{words}" leidt naar een pagina die niet bestaat ({id}): wis hem en maak hem opnieuw met de knop "Link", die de pagina’s toont.',
  'page-draft':
    'De link "{words}" leidt naar een concept ({id}), dat niet online staat: bezoekers zouden niets vinden. Zet die pagina online, of haal de link weg.',
  'link-target':
    'De link "{words}" leidt nergens heen: "{target}" is geen pagina en geen adres. Wis hem en maak hem opnieuw met de knop "Link".',
  'nothing-left':
    'Deze tekst noemt een gegeven dat eindigt, en na die dag zou er niets overblijven. Voeg een zin toe die ook zonder geldt.',
  'former-figure':
    '{fact} geldt niet meer, of heeft geen bron: bezoekers zouden denken dat het nog geldt. Gebruik het alleen waar de pagina het als vroeger toont, of kies een ander gegeven.',
  'not-six-strengths':
    'geeft {count} redenen met de eigen erbij; de pagina toont er zes. Voeg namen toe of verwijder er.',
  'section-order':
    '"{section}" staat in de volgorde van de delen zonder teksten, of heeft teksten en staat er niet in. Voeg het toe of haal het weg, zodat de lijst en de teksten kloppen.',
  'card-with-vat': '{fact} is al met btw: de kaart zou niet weten wat te tonen. Kies een prijs zonder btw.',
  'price-columns':
    '{fact} heeft niet dezelfde btw-tarieven als de eerste prijs van de tabel: de bedragen zouden onder verkeerde titels staan. Geef de prijzen van een tabel dezelfde tarieven.',
  'front-matter':
    'Het begin van het artikel ontbreekt: de titel en de datums staan daar. Voeg het in een teksteditor toe, zoals bij de andere artikels.',
  'article-fields-differ': 'Dit moet gelijk zijn in beide talen: {keys}. Schrijf hetzelfde in beide.',
  'article-shape-differs':
    'Het artikel heeft niet dezelfde vorm in beide talen: het eerste verschil begint bij {inFrench} in het Frans en bij {inDutch} in het Nederlands. Wat daar in het ene staat, ontbreekt, is anders gemarkeerd of is te veel in het andere. Maak beide gelijk.',
  'read-time':
    'De leestijd is {expected} minuten voor {words} woorden, en niet {minutes}. Schrijf {expected} in beide talen, of verwijder dit veld: dan wordt het berekend.',
  'heading-wrong':
    'De titel "{text}": elke titel van een artikel begint met ## of ###, en heeft woorden die geen andere heeft. Wijzig hem.',
  'no-headings': 'Het artikel heeft geen titel "##": de inhoudstafel zou leeg zijn. Verdeel het in delen.',
  'table-caption':
    '"{text}": een tabel en haar titel horen samen. Schrijf "Table:" en de titel in een alinea vlak voor de tabel.',
  'table-cells':
    'De rij "{row}" van de tabel heeft {cells} cellen, en de eerste {columns}. Schrijf er evenveel, met | ertussen.',
  'callout-kind':
    'Een kader begint met "> [!note] Titel"; mogelijk: note, example, warning, former. Schrijf het zo, in plaats van "{text}"; sluit een regel het af van het kader erboven, verwijder dan die regel.',
  'other-language':
    '"{text}" lijkt geen {needed}: bezoekers begrijpen het misschien niet. Schrijf het in het {needed}; een naam in de andere taal schrijft u als [naam](lang:{lang}).',
  'text-copied': '"{text}" staat in beide talen met dezelfde woorden. Vertaal het.',
  'title-twice':
    '"{title}" staat ook in {other}: niemand zou ze kunnen onderscheiden. Geef elk een eigen titel, of verwijder wat een kopie bij vergissing is.',
  'anchor-unknown':
    'De link "{words}" leidt naar een deel van een pagina dat niet bestaat (#{anchor}): hij zou naar het begin van de pagina leiden. Wis hem en maak hem opnieuw met de knop "Link".',
};
