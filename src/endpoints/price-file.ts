import { company } from '#src/content/loaders/company.ts';
import { numberOf } from '#src/content/loaders/fact-table.ts';
import { site } from '#src/content/loaders/origin.ts';
import { totalsByRegime, vatRate, withVat } from '#src/content/loaders/vat.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { type ListedFact, type ListedPrice, listedFacts, listedPrice } from '#src/views/price-list.ts';
import { lastChange } from './revision.ts';

/** Version of the format described in docs/prices-json.md; a change that breaks readers raises it. */
const priceFileVersion = 1;

/** An amount or a range in euros; `high` is null for a price "from". */
interface Amount {
  low: number;
  high: number | null;
}

const amounts = ({ low, high }: ListedPrice): Amount => ({ low, high });

const withRate = ({ low, high }: ListedPrice, rate: number): Amount => ({
  low: withVat(low, rate),
  high: high === null ? null : withVat(high, rate),
});

const inBoth = (value: (lang: Language) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, value(lang)]));

const kindOf = ({ low, high }: ListedPrice) => {
  if (high === null) return 'from';
  return low === high ? 'fixed' : 'range';
};

const totals = (price: ListedPrice) => {
  if (price.vatIncluded || price.regime === null) return [{ rate: null, when: 'always', ...amounts(price) }];
  return totalsByRegime[price.regime].map((total) => {
    const rate = vatRate(total.rate);
    return { rate, when: total.when, ...withRate(price, rate) };
  });
};

const entry = (fact: ListedFact) => {
  const price = listedPrice(fact, 'fr');
  return {
    id: fact,
    service: price.page,
    name: inBoth((lang) => listedPrice(fact, lang).name),
    url: inBoth((lang) => site + href(price.page, lang)),
    kind: kindOf(price),
    unit: price.perSquareMetre ? 'square-metre' : 'job',
    minimumSquareMetres: price.perSquareMetre ? numberOf('underfloor.minimum-area', 'prices.json') : null,
    excludingVat: price.vatIncluded ? null : amounts(price),
    includingVat: totals(price),
  };
};

/** Services and prices for machines, as docs/prices-json.md describes them; the same facts as on the pages. */
export const priceFile = () => ({
  schemaVersion: priceFileVersion,
  business: company.name,
  website: site,
  updated: lastChange([...new Set(listedFacts.map((fact) => `content/facts/${fact.split('.')[0]}.yaml`))]),
  currency: 'EUR',
  homeOlderThanYears: numberOf('vat.home-age', 'prices.json'),
  prices: listedFacts.map(entry),
});
