import { readFileSync } from 'node:fs';
import { facts } from '#src/content/loaders/fact-table.ts';
import { factsIn } from '#src/content/loaders/formula.ts';
import { copyNamesOf } from '#src/copy/copy-names.ts';
import { languages } from '#src/lib/language.ts';
import { type PageId, routes } from '#src/routing/routes.ts';

/** Key of content/company.yaml that a reference to a text of the company reads, where it is called otherwise. */
const companyKeys: Readonly<Record<string, string>> = {
  phone: 'phones',
  street: 'address',
  postalCode: 'address',
  locality: 'address',
  legalForm: 'legal',
  register: 'legal',
  publisher: 'legal',
  host: 'legal',
  insurer: 'legal',
  insuranceArea: 'legal',
};

/** Data of the company that the head or the foot of every page prints. */
const onAllPages = ['name', 'phones', 'bookingUrl'];

const textsOf = (id: PageId): string => {
  const row = routes.get(id);
  const files = languages.flatMap((lang) => [
    ...copyNamesOf(id, lang).map((folder) => `content/copy/${folder}/${lang}.yaml`),
    ...(row?.kind.copy === 'markdown' ? [`content/articles/${row.slug}/${lang}.md`] : []),
  ]);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
};

/** How often the texts of each page name a value, by the name of the value: `prices.repair`, `claims.clients@home`, `company.phones`. */
const mentions = (): Map<string, Map<PageId, number>> => {
  const found = new Map<string, Map<PageId, number>>();
  const grants = readFileSync('content/grants.yaml', 'utf8');
  const note = (name: string, id: PageId, count: number) => {
    const pages = found.get(name) ?? new Map<PageId, number>();
    found.set(name, pages.set(id, (pages.get(id) ?? 0) + count));
  };
  for (const [id, { kind }] of routes) {
    for (const [, file = '', key = '', place] of textsOf(id).matchAll(
      /\{([a-z0-9-]+)\.([a-zA-Z0-9-]+)(@[a-z0-9-]+)?/g,
    )) {
      note(`${file}.${file === 'company' ? (companyKeys[key] ?? key) : key}`, id, 1);
      if (place !== undefined) note(`${file}.${key}${place}`, id, 1);
    }
    // The page that is the place of a price comes before all others.
    for (const name of kind.prices ?? []) note(name, id, 1000);
    // The boards of the grants read their amounts and days from that file.
    if (kind.sources?.('').includes('content/grants.yaml'))
      for (const [name] of grants.matchAll(/[a-z0-9-]+\.[a-z0-9-]+/g)) note(name, id, 1);
  }
  return found;
};

/** Names of the values that are computed from each value, or follow it. */
const computedFrom = (): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [name, { formula, follows }] of facts) {
    const [file = ''] = name.split('.');
    const used = [
      ...(formula === undefined ? [] : factsIn(formula, file, name)),
      ...(follows === undefined ? [] : [`${file}.${follows}`]),
    ];
    for (const one of new Set(used)) found.set(one, [...(found.get(one) ?? []), name]);
  }
  return found;
};

/**
 * Ids of the pages that show each value of content/facts/ and content/company.yaml, by the file and the key of the value;
 * of a value by place also those of each place.
 * Those whose texts name it come first, the one that does so most before the others; then those with a value computed from it.
 */
export const readers = (): Record<string, string[]> => {
  const named = mentions();
  const computed = computedFrom();
  const direct = (name: string): PageId[] =>
    [...(named.get(name) ?? [])].sort(([, one], [, other]) => other - one).map(([id]) => id);
  const all = [...routes.keys()];
  const company = ['founded', 'legalName', 'email', 'address', 'enterpriseNumber', 'legal', ...onAllPages];
  return Object.fromEntries([
    ...[...facts].flatMap(([name, { places = {} }]) =>
      Object.keys(places).map((place) => [
        `content/facts/${name.replace('.', '.yaml ')}@${place}`,
        direct(`${name}@${place}`),
      ]),
    ),
    ...[...facts.keys()].map((name) => {
      const pages = new Set([...direct(name), ...(computed.get(name) ?? []).flatMap(direct)]);
      return [`content/facts/${name.replace('.', '.yaml ')}`, [...pages]];
    }),
    ...company.map((key) => [
      `content/company.yaml ${key}`,
      onAllPages.includes(key) ? all : direct(`company.${key}`),
    ]),
  ]);
};
