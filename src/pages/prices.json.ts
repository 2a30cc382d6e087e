import type { APIRoute } from 'astro';
import { numberOf } from '#src/content/facts/facts-in-code.ts';
import { type Amount, priceOf, youngHomeRateEnds } from '#src/content/facts/price.ts';
import { type PriceName, priceNames } from '#src/content/facts/published-prices.ts';
import { lastChange } from '#src/endpoints/revision.ts';
import { perLanguage } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { namedPrice } from '#src/page-props/prices.ts';
import { type PageId, pageTypes } from '#src/routing/routes.ts';
import { content, href, website } from '#src/site.ts';

const priceFileVersion = 1;

const amountOf = ({ low, high }: Amount) => ({ low, high });

const kindOf = ({ low, high }: Amount) => {
  if (high === null) return 'from';
  return low === high ? 'fixed' : 'range';
};

/** The page that a price leads to. @throws where no descriptor lists the price. */
const pageOf = (fact: PriceName): PageId => {
  const kind = pageTypes.find(({ prices }) => prices?.includes(fact));
  if (kind !== undefined) return kind.id as PageId;
  throw new Error(
    `src/page-types/: no page lists the price ${fact}. prices.json would name a price and no page about it. Add it to prices of the descriptor of its page, or take it out of src/content/facts/published-prices.ts.`,
  );
};

const priceEntry = (fact: PriceName) => {
  const price = priceOf(content.facts, fact);
  const page = pageOf(fact);
  const isPerSquareMetre = price.unit === 'EUR/m2';
  return {
    id: fact,
    service: page,
    name: perLanguage((lang) => plainText(namedPrice(fact, lang).name)),
    url: perLanguage((lang) => website + href(page, lang)),
    kind: kindOf(price),
    unit: isPerSquareMetre ? 'square-metre' : 'job',
    minimumSquareMetres: isPerSquareMetre ? numberOf(content.facts, 'underfloor.minimum-area') : null,
    excludingVat: price.vatIncluded ? null : amountOf(price),
    youngerUntil: youngHomeRateEnds(content.facts, fact),
    includingVat: price.totals.map(({ percent, when, confirmed, ...total }) => ({
      rate: percent,
      when,
      confirmed,
      ...amountOf(total),
    })),
  };
};

/** Services and prices for machines, as docs/prices-json.md describes them; the same facts as on the pages. */
export const GET: APIRoute = () =>
  Response.json({
    schemaVersion: priceFileVersion,
    business: content.company.name,
    website: website,
    updated: lastChange([...new Set(priceNames.map((fact) => `content/facts/${fact.split('.')[0]}.yaml`))]),
    currency: 'EUR',
    homeOlderThanYears: numberOf(content.facts, 'vat.home-age'),
    prices: priceNames.map(priceEntry),
  });
