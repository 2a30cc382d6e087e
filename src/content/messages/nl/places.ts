import type { places as english } from '../en/places.ts';

export const places: Record<keyof typeof english, string> = {
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
};
