import type { TotalView } from '#src/components/PriceTotals/PriceTotals.tsx';
import { priceOf, totalForHome } from '#src/content/facts/price.ts';
import type { PriceFactName } from '#src/content/facts/published-prices.ts';
import type { AmountView, MyPriceProps, ToolPriceView } from '#src/islands/my-price/props.ts';
import type { Language } from '#src/lib/language.ts';
import type { ToolPriceId } from '#src/lib/my-price/works.ts';
import { bookingLink, callLink } from '#src/page-props/contact.ts';
import { placeViews } from '#src/page-props/places.ts';
import { amountText, namedPrice, totalView } from '#src/page-props/prices.ts';
import { content, copyOf, href } from '#src/site.ts';
import type { PriceGroupId } from './copy-schema.ts';

/** The published price of each answer, and its group in the table. */
const priced: Record<ToolPriceId, { fact: PriceFactName; group: PriceGroupId }> = {
  repair: { fact: 'prices.repair', group: 'repair' },
  'gas-maintenance': { fact: 'prices.gas-maintenance', group: 'maintenance' },
  'oil-maintenance': { fact: 'prices.oil-complete', group: 'maintenance' },
  sweeping: { fact: 'prices.chimney-sweeping', group: 'maintenance' },
  'peb-check': { fact: 'prices.peb-certificate', group: 'maintenance' },
  'gas-boiler': { fact: 'installation.gas-condensing', group: 'installation' },
  'oil-boiler': { fact: 'installation.oil-condensing', group: 'installation' },
  'heat-pump': { fact: 'heat-pump.price', group: 'installation' },
  underfloor: { fact: 'underfloor.hydraulic', group: 'installation' },
};

/** Returns the total price for older or younger homes, with the VAT rate in words. */
const amountView = (fact: PriceFactName, home: 'home-older' | 'home-younger', lang: Language): AmountView => {
  const price = priceOf(content.facts, fact);
  const { answer } = copyOf('my-price', lang);
  const total = totalForHome(content.facts, fact, home, content.day);
  // The price of a floor includes VAT already: at the rate of any work in that home.
  const rate = total.rate ?? (home === 'home-older' ? 'reduced' : 'standard');
  const labels = content.ui[lang].price;
  return {
    from: price.high === null ? labels.from : null,
    amount: amountText(total, price, lang),
    vat: answer[rate],
    vatNote: answer[`${rate}Note`],
    excluded: price.vatIncluded ? null : `${amountText(price, price, lang)} ${labels.excluded}`,
  };
};

/** Returns the prices of the tool and its table, in the order of the copy. */
export const toolPrices = (lang: Language): ToolPriceView[] => {
  const { soon, notes, vatNotes } = copyOf('my-price', lang);
  return copyOf('price-coverage', lang).prices.map(({ id, ...covers }) => ({
    id,
    title: namedPrice(priced[id].fact, lang).name,
    older: amountView(priced[id].fact, 'home-older', lang),
    younger: amountView(priced[id].fact, 'home-younger', lang),
    covers,
    soon: soon.find((one) => one.id === id)?.rows ?? [],
    notes: notes.filter((note) => note.id === id),
    vatNotes: vatNotes.filter((note) => note.id === id),
  }));
};

/** Returns the props of the price tool. */
export const myPriceProps = (lang: Language): MyPriceProps => {
  const { form, mistakes, answer, refusals, rules } = copyOf('my-price', lang);
  const { search, wrong, answer: area } = copyOf('service-area', lang);
  return {
    lang,
    action: `${href('my-price', lang)}#answer`,
    dueHref: href('maintenance-due', lang),
    booking: bookingLink(lang),
    call: callLink(lang),
    form: { ...form, place: search.label, placeHint: search.hint },
    mistakes: { ...mistakes, ...wrong },
    labels: { ...area, ...answer, ...copyOf('price-coverage', lang).labels },
    prices: toolPrices(lang),
    refusals,
    rules,
    nextSteps: content.ui[lang].nextSteps,
    places: placeViews(lang),
  };
};

/** The totals for both ages of home; one if they are equal. */
const totalViews = (fact: PriceFactName, lang: Language) => {
  const price = priceOf(content.facts, fact);
  const [older, younger] = (['home-older', 'home-younger'] as const).map((home) =>
    totalView(price, totalForHome(content.facts, fact, home, content.day), home, lang),
  ) as [TotalView, TotalView];
  return older.amount === younger.amount ? [{ ...older, onlyForHome: undefined }] : [older, younger];
};

/**
 * Returns the table of prices: each work with its totals, and with a text on what is included, what is not and what changes
 * the price. Below the table are the gas certificate and the works that are forbidden.
 */
export const priceListProps = (lang: Language) => {
  const { answer, table, note, notes } = copyOf('my-price', lang);
  const { labels, prices } = copyOf('price-coverage', lang);
  return {
    heading: table.heading,
    caption: table.caption,
    columns: table.columns,
    labels,
    vatSwitch: content.ui[lang].price.vatSwitch,
    groups: table.groups.map(({ id: group, name }) => ({
      id: group,
      name,
      rows: prices
        .filter(({ id }) => priced[id].group === group)
        .map(({ id, ...covers }) => ({
          ...covers,
          work: namedPrice(priced[id].fact, lang).name,
          totals: totalViews(priced[id].fact, lang),
          notes: notes
            .filter((one) => one.id === id && one.homes !== 'new')
            .map(({ homes, text }) => ({ text, home: homes === 'all' ? undefined : `home-${homes}` })),
        })),
    })),
    notes: [answer.gasCertificate, note],
  };
};
