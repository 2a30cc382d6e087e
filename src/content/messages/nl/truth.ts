import type { truth as english } from '../en/truth.ts';

export const truth: Record<keyof typeof english, string> = {
  'other-language':
    '"{text}" lijkt {language} te zijn: bezoekers begrijpen het misschien niet. Schrijf het in de taal van het bestand; een naam in de andere taal wordt [naam](lang:fr).',
  'language-copied':
    '{equal} van de {total} teksten zijn die van het Franse bestand: de Nederlandse pagina zou Frans zijn. Vertaal ze.',
  'category-language':
    '"{category}" is de categorie in beide talen: één kaart zou ze in de verkeerde taal hebben, zonder emoji. Schrijf elk in zijn taal, of geef er een emoji bij.',
};
