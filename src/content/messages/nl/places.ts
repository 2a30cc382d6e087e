import type { places as english } from '../en/places.ts';

export const places: Record<keyof typeof english, string> = {
  'slug-unknown':
    'Niets heet "{slug}" in {folder}: pagina’s kunnen het niet noemen en er niet naar verwijzen. Schrijf de naam van een bestand daar, of verwijder de regel; in teksten in beide talen.',
  'not-in-belgium':
    '{value} ligt niet in België: het moet {least} tot {most} graden zijn. Kaarten zouden een andere plaats tonen. {near}',
  'wrong-province':
    'Postcode {postalCode} ligt niet in de provincie van dit bestand: de pagina zou de verkeerde noemen. Verbeter de postcode; is hij juist, verbeter dan de provincie, of zet de gemeente in het bestand van haar provincie.',
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
};
