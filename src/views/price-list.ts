import { ContentError } from '#src/content/io/read.ts';
import { factOf, factValue } from '#src/content/loaders/fact-table.ts';
import type { Copy } from '#src/content/schemas/copy/registry.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { copyOf } from '#src/copy/copy.ts';
import type { Language } from '#src/lib/language.ts';
import type { FixedPageId, PageId } from '#src/routing/routes.ts';

type Names = Copy<'price-list'>;

/** Name of a fact behind a published price (`prices.repair`): each has a name in content/copy/price-list. */
export type ListedFact = { [File in keyof Names]: `${File}.${keyof Names[File] & string}` }[keyof Names];

/** The prices the site publishes for machines, each with the page that shows it to people. */
const shownOn: Record<ListedFact, FixedPageId> = {
  'prices.repair': 'service/boiler-repair',
  'prices.urgent-repair': 'service/boiler-repair',
  'prices.gas-maintenance': 'service/boiler-maintenance',
  'prices.oil-complete': 'service/boiler-maintenance',
  'prices.oil-standard': 'service/boiler-maintenance',
  'prices.chimney-sweeping': 'service/boiler-maintenance',
  'prices.peb-certificate': 'service/boiler-maintenance',
  'prices.gas-certificate': 'home',
  'repairs.safety-valve': 'service/boiler-repair',
  'repairs.electrode': 'service/boiler-repair',
  'repairs.leak': 'service/boiler-repair',
  'repairs.expansion-vessel': 'service/boiler-repair',
  'repairs.circulator': 'service/boiler-repair',
  'repairs.circuit-board': 'service/boiler-repair',
  'installation.gas-condensing': 'service/boiler-installation',
  'installation.oil-condensing': 'service/boiler-installation',
  'heat-pump.price': 'service/heat-pump',
  'underfloor.hydraulic': 'service/underfloor-heating',
  'underfloor.dry': 'service/underfloor-heating',
};

/** One published price; amounts in euros, without VAT unless `vatIncluded`. */
export interface ListedPrice {
  /** Name of its fact: file, dot, key. */
  fact: ListedFact;
  page: FixedPageId;
  name: string;
  /** Lowest amount; the only one of a fixed price. */
  low: number;
  /** Highest amount of a range; equal to `low` for a fixed price, null for a price "from". */
  high: number | null;
  vatIncluded: boolean;
  /** VAT regime; null where the amount includes VAT already. */
  regime: NonNullable<Fact['regime']> | null;
  perSquareMetre: boolean;
}

const nameOf = (fact: ListedFact, lang: Language): string => {
  const [file = '', key = ''] = fact.split('.');
  const names: Record<string, Record<string, string>> = copyOf('price-list', lang);
  const name = names[file]?.[key];
  if (name !== undefined) return name;
  throw new ContentError(
    `content/copy/price-list/${lang}.yaml: ${fact} has no name. Machines would read an amount without knowing what it buys. Add the name under ${file}, ${key}.`,
  );
};

/** A price as it is published, under its name. @throws ContentError when its fact is no amount. */
export const listedPrice = (fact: ListedFact, lang: Language): ListedPrice => {
  const where = 'src/views/price-list.ts';
  const entry = factOf(fact, where);
  const value = factValue(entry, fact, undefined, where);
  const [low, high] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof high !== 'number') {
    throw new ContentError(
      `content/facts: ${fact} is published as a price but is no amount. Machines would read nonsense. Give it a number or a range.`,
    );
  }
  return {
    fact,
    page: shownOn[fact],
    name: nameOf(fact, lang),
    low,
    high: entry.from === true ? null : high,
    vatIncluded: entry.vat === 'included',
    regime: entry.regime ?? null,
    perSquareMetre: entry.unit === 'EUR/m2',
  };
};

/** Names of the facts behind all published prices. */
export const listedFacts = Object.keys(shownOn) as ListedFact[];

/** Prices of single parts: what a repair came to, nothing that one orders. */
const isPart = (fact: ListedFact): boolean => fact.startsWith('repairs.');

/** The offers of a page, for its structured data: each price is offered once, where its service is described. */
export const pricesOn = (id: PageId, lang: Language): ListedPrice[] =>
  listedFacts.filter((fact) => shownOn[fact] === id && !isPart(fact)).map((fact) => listedPrice(fact, lang));
