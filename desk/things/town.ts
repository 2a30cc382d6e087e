import { EditError, type Value, valueAt } from '../source/change.ts';
import { recount } from './counts.ts';
import { leftIn, missingText, renamed } from './texts.ts';
import type { Plan, PlannedFiles, ThingOf } from './thing.ts';

const townFile = (slug: string): string => `content/towns/${slug}.yaml`;

const distance = (one: Value, latitude: number, longitude: number): number => {
  const north = Number(valueAt(one, ['coordinates', 'latitude'])) - latitude;
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const east =
    (Number(valueAt(one, ['coordinates', 'longitude'])) - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
};

/** How many neighbours a new town gets; the owner may change them. */
const neighbourCount = 4;

/** The town of the company's address, whose neighbours are the towns on the map of the home page. */
const homeTownFile = (files: PlannedFiles, towns: readonly string[]): string | undefined => {
  const code = valueAt(files.data('content/company.yaml'), ['address', 'postalCode']);
  return towns.find((file) => valueAt(files.data(file), ['postalCode']) === code);
};

/**
 * A town with the page of another as its pattern. Each text of the page is listed in content/placeholders.yaml, so that
 * the launch check reports it until somebody has written it for this town.
 */
export const addTown = (files: PlannedFiles, town: ThingOf<'town'>): Plan => {
  const { slug, like, latitude, longitude } = town;
  const towns = files.files('content/towns');
  if (towns.includes(townFile(slug)))
    throw new EditError(`${slug}: there is a town of this name. Open its page.`);
  const pattern = files.data(townFile(like));
  const nameIn = (lang: 'fr' | 'nl') => String(valueAt(pattern, ['name', lang]));
  const patternName = { fr: nameIn('fr'), nl: nameIn('nl') };
  const near = towns
    .map((file) => ({ name: file.slice('content/towns/'.length, -'.yaml'.length), data: files.data(file) }))
    .sort(
      (one, other) => distance(one.data, latitude, longitude) - distance(other.data, latitude, longitude),
    );
  files.write(
    townFile(slug),
    [
      `name: ${JSON.stringify(town.name)}`,
      `locality: ${JSON.stringify(town.locality)}`,
      `postalCode: ${JSON.stringify(town.postalCode)}`,
      `province: ${town.province}`,
      `coordinates: { latitude: ${latitude}, longitude: ${longitude} }`,
      `ground: ${String(valueAt(pattern, ['ground']))}`,
      'districts: []',
      `neighbours: [${near
        .slice(0, neighbourCount)
        .map(({ name }) => name)
        .join(', ')}]`,
      '',
    ].join('\n'),
  );
  for (const lang of ['fr', 'nl'] as const) {
    const source = files.source(`content/copy/town-${like}/${lang}.yaml`);
    files.write(
      `content/copy/town-${slug}/${lang}.yaml`,
      renamed(source, patternName[lang], town.name[lang]),
    );
  }
  const open = `content/copy/town-${slug}/fr.yaml`;
  const left = leftIn(open, files.data(open));
  const placeholders = 'content/placeholders.yaml';
  const list = files.data(placeholders);
  const count = Array.isArray(list) ? list.length : 0;
  files.edit(
    placeholders,
    ...left.map(({ key }, index) => ({
      kind: 'add' as const,
      path: [count + index],
      value: {
        copy: `town-${slug}`,
        key,
        missing: missingText(town.name, patternName),
      },
    })),
  );
  const own = ['fr', 'nl'].map((lang) => `content/copy/town-${slug}/${lang}.yaml`);
  const recounted = recount(files, 'town', town.name.fr, 'added', own);
  const home = homeTownFile(files, towns);
  return {
    texts: files.texts,
    open,
    left: [...left, ...recounted],
    ...(home !== undefined && { homeMap: { file: home, key: 'neighbours' } }),
  };
};
