/** A place that can be found by a postal code or a name. */
export interface SearchablePlace {
  /** Its postal codes, the main one first. */
  codes: readonly string[];
  /**
   * Its names and the names of its sub-municipalities, in both languages. They are normalised in advance, because a
   * search has no time for it.
   */
  names: readonly string[];
}

/** The result of a search. Several places are sorted by how well they match. */
export type PlaceSearchResult<Place> =
  | { kind: 'empty' }
  /** Digits, but not four of them. */
  | { kind: 'not-a-code' }
  /** Four digits that are the code of no place. */
  | { kind: 'unknown-code'; code: string }
  | { kind: 'unknown-name' }
  /** At least one place. */
  | { kind: 'places'; places: Place[] };

/** Words with several spellings. */
const spellingVariants: Record<string, string> = {
  st: 'saint',
  ste: 'saint',
  sainte: 'saint',
  sint: 'saint',
};

/** Letters and digits in lower case, without accents: `Braine-l’Alleud` and `braine l alleud` become equal. */
export const normaliseForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => spellingVariants[word] ?? word)
    .join(' ');

/** Returns 2 if the name is the text, 1 if a word of the name begins with it, else 0. */
const matchQuality = (name: string, text: string): 0 | 1 | 2 => {
  if (name === text) return 2;
  return name.startsWith(text) || name.includes(` ${text}`) ? 1 : 0;
};

const bestMatch = ({ names }: SearchablePlace, text: string): number =>
  Math.max(...names.map((name) => matchQuality(name, text)));

/** Finds places with a matching name. Returns only full matches if there are any. */
const byName = <Place extends SearchablePlace>(places: readonly Place[], text: string): Place[] => {
  const fits = places.map((place) => ({ place, value: bestMatch(place, text) }));
  const best = Math.max(0, ...fits.map(({ value }) => value));
  return best === 0 ? [] : fits.filter(({ value }) => value === best).map(({ place }) => place);
};

const byCode = <Place extends SearchablePlace>(places: readonly Place[], code: string): Place[] =>
  places
    .filter(({ codes }) => codes.includes(code))
    .sort((one, other) => one.codes.indexOf(code) - other.codes.indexOf(code));

/** A single letter would match half of the places. */
const minNameLength = 2;

/** Finds places by what a visitor typed: `1790`, `B-1790 Affligem`, `affl`, `Molenbeek St-Jean`. */
export const searchPlaces = <Place extends SearchablePlace>(
  places: readonly Place[],
  typed: string,
): PlaceSearchResult<Place> => {
  const text = normaliseForSearch(typed);
  if (text === '') return { kind: 'empty' };
  const [digits = ''] = text.match(/\d+/) ?? [];
  if (digits !== '') {
    if (!/^[1-9]\d{3}$/.test(digits)) return { kind: 'not-a-code' };
    const found = byCode(places, digits);
    if (found.length === 0) return { kind: 'unknown-code', code: digits };
    const name = normaliseForSearch(text.replace(/\d+/g, ' ').replace(/^be? /, ''));
    const named = name === '' ? [] : byName(found, name);
    return { kind: 'places', places: named.length > 0 ? named : found };
  }
  const found = text.length < minNameLength ? [] : byName(places, text);
  return found.length === 0 ? { kind: 'unknown-name' } : { kind: 'places', places: found };
};
