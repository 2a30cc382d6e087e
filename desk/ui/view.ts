import type { Path } from '../source/change.ts';
import type { Thing } from '../things/thing.ts';
import type { Field } from './api.ts';

/** Pages of the desk. */
export const deskPages = ['overview', 'add', 'publish'] as const;
type DeskPageName = (typeof deskPages)[number];

/** What can be added, changed and removed with all its files, each with a form of its own. */
export const thingKinds = [
  'laterPrice',
  'question',
  'town',
  'brand',
  'article',
  'removeTown',
  'removeBrand',
  'removeArticle',
] as const satisfies readonly Thing['kind'][];

type Page = { page: DeskPageName } | { page: 'add'; kind: Thing['kind'] };

/** What is open: a page of the desk, or a file at a field of it (an empty path is its top). */
export type Place = Page | { file: string; path: Path };

/** What is shown for a place: both languages of a text are one form, that of the French one. */
export type View = Page | { file: string; at: Field | null };

/** The end of the address of a place: `#add`, `#add/town`, `#content/facts/prices.yaml/repair/value`. */
export const hashOf = (place: Place): string => {
  if ('kind' in place) return `#${place.page}/${place.kind}`;
  if ('page' in place) return `#${place.page}`;
  return `#${[place.file, ...place.path.map((step) => encodeURIComponent(step))].join('/')}`;
};

/** The place of the end of an address; the overview where it names none. */
export const placeOfHash = (hash: string): Place => {
  const page = deskPages.find((name) => hash === `#${name}`);
  if (page !== undefined) return { page };
  const kind = thingKinds.find((name) => hash === `#add/${name}`);
  if (kind !== undefined) return { page: 'add', kind };
  const [, file, steps = ''] = /^#(content\/[a-z0-9/-]+\.(?:yaml|md))((?:\/[^/]+)*)$/.exec(hash) ?? [];
  if (file === undefined) return { page: 'overview' };
  try {
    return { file, path: steps.split('/').slice(1).map(decodeURIComponent) };
  } catch {
    return { file, path: [] };
  }
};

/** What is shown for a place. Of a field the place itself, which stays the same while the desk loads its data anew. */
export const viewOf = (place: Place, files: readonly string[]): View => {
  if ('page' in place) return place;
  const french = place.file.replace(/\/nl(\.\w+)$/, '/fr$1');
  return { file: files.includes(french) ? french : place.file, at: place.path.length === 0 ? null : place };
};
