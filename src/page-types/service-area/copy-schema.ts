import * as z from 'zod';
import { hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';
import { mistake, reportMistakes } from '#src/content/schemas/mistakes.ts';
import { legalRegions, provinceIds } from '#src/lib/place-search/legal-regions.ts';

/** The lists of communes on the page: the communes of each regional page, then the towns that no regional page lists. */
export const placeGroupIds = ['brussels', 'flemish-brabant', 'towns', 'walloon-brabant'] as const;

const search = z.strictObject({ label: text, hint: text, button: text, fallback: text });
const wrong = z.strictObject({ empty: text, 'not-a-code': text, 'unknown-name': text });

/** Words of an answer: labels and texts of its rows. */
const answer = z.strictObject({
  served: text,
  outside: text,
  outsideText: text,
  list: text,
  unknownCode: text,
  unknownCodeText: text,
  choose: text,
  others: text,
  subMunicipalities: text,
  province: text,
  responseTime: text,
  responseTimeNote: text,
  distance: text,
  distanceNote: text,
  nearest: text,
  nearestNote: text,
  travel: text,
  travelIncluded: text,
  travelIncludedNote: text,
  travelFurther: text,
  travelFurtherNote: text,
  rule: text,
  ruleLink: text,
  gas: text,
  gasNote: text,
  gasElsewhere: text,
  page: text,
});

/** Copy of the service area (TL-2). */
export const serviceAreaCopySchema = z.strictObject({
  /** Short name, for the footer and the breadcrumb. */
  name: text,
  meta,
  hero: hero.omit({ kicker: true }),
  search,
  wrong,
  answer,
  responseTimes: z.strictObject({ headquarters: text, brussels: text, region: text }),
  /** Names of the provinces; empty for Brussels, which is in none. */
  provinces: oneItemPerId(provinceIds, { name: z.string() }).superRefine(
    reportMistakes((items) =>
      items.flatMap(({ id, name }, index) =>
        name === '' && id !== 'brussels' ? mistake('text-empty', {}, [index, 'name']) : [],
      ),
    ),
  ),
  regions: z.strictObject({
    heading: text,
    /** Instructions for a smell of gas, in a closed fold. */
    gas: z.strictObject({ question: text, text }),
    labels: z.strictObject({ responseTime: text, rule: text, gas: text }),
    items: oneItemPerId(legalRegions, { name: text, responseTime: text, rule: text, gas: text, text }),
    note: text,
  }),
  places: z.strictObject({
    heading: text,
    intro: text,
    groups: oneItemPerId(placeGroupIds, { title: text }),
    note: text,
  }),
  /** The line of towns in the footer of every page. */
  footer: z.strictObject({ label: text, all: text }),
  callToAction: z.strictObject({ heading: text, text }),
});
