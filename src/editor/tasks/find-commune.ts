import type { LocalisedText, TaskNote } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/markdown-text.ts';
import type { ServedPlace } from '#src/content/served-places.ts';
import { inBoth, type Language } from '#src/lib/language.ts';
import { provinceAndRegionOf, townProvinces } from '#src/lib/place-search/regions.ts';
import { belongWords, formerCommunesOf, listed, placesLike, typedFormerCommunes } from './former-communes.ts';

/** The province of a commune that may have a page of its own; empty for another one. */
export const provinceOf = (place: ServedPlace): string =>
  townProvinces.find((one) => one === provinceAndRegionOf(place.codes[0] ?? '')?.province) ?? '';

/** A commune with its postal code, and the former communes and villages under whose names it is looked for. */
const placeLabel = (place: ServedPlace, lang: Language): string => {
  const others = formerCommunesOf(place).map(({ name }) => name[lang]);
  return `${place.name[lang]}, ${place.codes[0] ?? ''}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
};

const namesOf = ({ name, subMunicipalities }: ServedPlace): LocalisedText[] => [
  name,
  ...subMunicipalities.map((one) => one.name),
];

/** The served communes that were typed: by a postal code, by a name, of a former commune too, or by how a name begins. */
const communesLike = (places: readonly ServedPlace[], typed: string): ServedPlace[] => {
  const [code] = /\b\d{4}\b/.exec(typed) ?? [];
  if (code !== undefined)
    return places.filter(
      ({ codes, subMunicipalities }) =>
        codes.includes(code) || subMunicipalities.some((one) => one.code === code),
    );
  return placesLike(places, headingId(typed), namesOf);
};

/** The one commune that was typed and has no page yet; null where there is none, or more than one. */
export const communeOf = (places: readonly ServedPlace[], typed: string): ServedPlace | null => {
  const [found, other] = communesLike(places, typed);
  return found && !other && found.town === null && provinceOf(found) !== '' ? found : null;
};

/** What the form tells of the commune that was typed: which one it is, or why it can have no page. */
export const communeNotes = (places: readonly ServedPlace[], typed: string): TaskNote[] => {
  if (typed.trim() === '') return [];
  const note = (stops: boolean, text: LocalisedText): TaskNote[] => [{ name: 'place', stops, text }];
  const found = communesLike(places, typed);
  const [first] = found;
  const named = inBoth((lang) => found.map((one) => placeLabel(one, lang)).join(' ; '));
  if (first === undefined)
    return note(true, {
      fr: `« ${typed} » n’est pas dans votre zone d’intervention. Vérifiez le nom ou le code postal.`,
      nl: `“${typed}” ligt niet in uw werkgebied. Kijk de naam of de postcode na.`,
    });
  if (found.length > 1)
    return note(true, {
      fr: `Plusieurs communes : ${named.fr}. Écrivez le code postal.`,
      nl: `Meer dan één gemeente: ${named.nl}. Schrijf de postcode.`,
    });
  if (first.town !== null)
    return note(true, { fr: `${named.fr} a déjà sa page.`, nl: `${named.nl} heeft al een pagina.` });
  if (provinceOf(first) === '')
    return note(true, {
      fr: `${named.fr} : la page de la Région en parle déjà. Seules les communes autour de Liedekerke ont une page.`,
      nl: `${named.nl}: de pagina van het gewest vermeldt haar al. Alleen gemeenten rond Liedekerke hebben een pagina.`,
    });
  const parts = typedFormerCommunes(first, typed);
  if (parts.length > 0) {
    const belong = belongWords(parts, first);
    const all = listed(formerCommunesOf(first).map(({ name }) => name));
    return note(false, {
      fr: `${belong.fr} : la page s’appelle ${first.name.fr}. Elle nomme ${all.fr}.`,
      nl: `${belong.nl}: de pagina heet ${first.name.nl}. Ze vermeldt ${all.nl}.`,
    });
  }
  return note(false, { fr: `La page de ${named.fr}.`, nl: `De pagina van ${named.nl}.` });
};
