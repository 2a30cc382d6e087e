import type { Unit } from '#src/lib/units.ts';

/** The units of facts by name. The first line that matches a name decides. */
const byName: readonly (readonly [name: RegExp, units: readonly Unit[]])[] = [
  [/^emergency\./, ['phone']],
  [/^times\.(?:urgent|emergency|headquarters|brussels|region)$/, ['minute', 'hour']],
  [/^times\./, ['hour', 'day', 'week']],
  [/^claims\.response-time$/, ['minute']],
  [/^warranties\.premium-interventions$/, ['count']],
  [/^warranties\.liability-cover$/, ['EUR']],
  [/^warranties\.standard$/, ['month']],
  [/^warranties\./, ['month', 'year']],
  [/-(?:date|since|year|stage-\w+)$/, ['date', 'calendar-year']],
  [/-number$|-houses$|(?:towns|communes|clients|technicians|brands)$/, ['count']],
  [/^law\.flanders-keep-papers$/, ['count']],
  [
    /keep|interval|frequency|validity$|retention|experience|payback|lifespan|warranty$|\bage$|-age$|years$/,
    ['year'],
  ],
  [/(?:start|certificate)-delay$|period$|duration$/, ['day', 'text']],
  [/delay$|warm-up$/, ['hour']],
  [/acceptance$/, ['month']],
  [/-thickness$/, ['centimetre']],
  [/drying-/, ['week']],
  [/cap-category|remission|-rate$|efficiency|share|savings-maximum|energy-savings$/, ['percent']],
  [/^underfloor\.savings$|^vat\.(?:reduced|standard)$|built|price-range$/, ['percent']],
  [/^claims\.(?:recommend|satisfaction|successful|work-|on-site)/, ['percent']],
  [/^running-cost\.(?:electricity|gas)-price$/, ['EUR/kWh']],
  [/^running-cost\.oil-price$/, ['EUR/litre']],
  [/^running-cost\.oil-use$|tank$/, ['litre']],
  [/^heat-pump\.(?:in|out)put$|-use$|litre-energy$/, ['kilowatt-hour']],
  [/heat-demand|(?:best|worst|threshold|articles\.electricity)$/, ['kilowatt']],
  [/^running-cost\.co2-/, ['kg/kWh']],
  [/scop/, ['count']],
  [/pressure/, ['bar']],
  [/temperature|frost/, ['degree']],
  [/distance|plateau/, ['metre']],
  [/noise/, ['decibel']],
  [/radius/, ['kilometre']],
  [/area$/, ['square-metre', 'text']],
  [/^underfloor\.(?:hydraulic|dry)$/, ['EUR/m2']],
  [/loan-term$/, ['year']],
  [
    /income|total|price|saving|maximum|-cap$|-invoice$|bill$|gain$|quote-|oil-separate|pump-maintenance/,
    ['EUR'],
  ],
  [/^(?:prices|repairs)\.|^installation\.\w+-condensing$|^articles\.(?:floor|vat|repair)-/, ['EUR']],
  [/^subsidies\./, ['EUR', 'date', 'text']],
];

/** Returns the units that a fact, `prices.repair`, may have; empty if its name does not decide. */
export const usualUnits = (name: string): readonly Unit[] =>
  byName.find(([pattern]) => pattern.test(name))?.[1] ?? [];
