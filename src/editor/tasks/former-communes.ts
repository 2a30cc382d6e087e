import type { LocalisedText } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/markdown-text.ts';
import type { ServedPlace } from '#src/content/served-places.ts';
import { inBoth } from '#src/lib/language.ts';
import { ofName } from './brand-copy.ts';

/** The former communes and villages of a commune, those with its own postal code first (content/postal-codes.yaml). */
export const formerCommunesOf = ({ name, codes: [code], subMunicipalities }: ServedPlace) =>
  subMunicipalities
    .toSorted((one, other) => Number(other.code === code) - Number(one.code === code))
    .filter((one) => one.name.nl !== name.nl && one.name.fr !== name.fr);

/** Names as a list in a sentence: "Gooik, Kester et Hérinnes". */
export const listed = (names: readonly LocalisedText[]): LocalisedText =>
  inBoth((lang) => new Intl.ListFormat(lang).format(names.map((name) => name[lang])));

/** "Gooik et Kester font partie de Pajottegem", without its stop. @param names one at least */
export const belongWords = (names: readonly LocalisedText[], { name }: ServedPlace): LocalisedText => {
  const { fr, nl } = listed(names);
  const [part, belong] = names.length > 1 ? ['font partie', 'horen'] : ['fait partie', 'hoort'];
  return { fr: `${fr} ${part} ${ofName(name.fr)}`, nl: `${nl} ${belong} bij ${name.nl}` };
};

/** The places with the name that was typed (`headingId`), or else with one that begins so, from three letters on. */
export const placesLike = <Place>(
  places: readonly Place[],
  wanted: string,
  namesOf: (place: Place) => readonly LocalisedText[],
): Place[] => {
  const withName = (isLike: (name: string) => boolean) =>
    places.filter((place) =>
      namesOf(place).some(({ fr, nl }) => isLike(headingId(fr)) || isLike(headingId(nl))),
    );
  const same = withName((name) => name === wanted);
  return same.length > 0 || wanted.length < 3 ? same : withName((name) => name.startsWith(wanted));
};

/** The former communes that somebody typed, by their name, by how it begins, or else by their postal code. */
export const typedFormerCommunes = (place: ServedPlace, typed: string): LocalisedText[] => {
  const all = formerCommunesOf(place);
  const [wanted, own] = [headingId(typed.replace(/\d+/g, '')), Object.values(place.name).map(headingId)];
  if (own.includes(wanted)) return [];
  const found = placesLike(all, wanted, ({ name }) => [name]);
  const byCode = all.filter(({ code }) => typed.includes(code));
  return (found.length > 0 ? found : byCode).map(({ name }) => name);
};
