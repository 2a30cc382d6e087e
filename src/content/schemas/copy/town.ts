import * as z from 'zod';
import { highlights, mapCopy, placeServiceIds, serviceWords } from './region.ts';
import { card, eachStandsOnce, meta, numbered, text } from './shared.ts';

/** Bands of a town page between hero and closing call; every town puts them in an order of its own (TN). */
export const townBands = [
  'answer',
  'intro',
  'map',
  'local',
  'second',
  'services',
  'reasons',
  'neighbours',
] as const;
export type TownSection = (typeof townBands)[number];

/** Bands that are missing in the order of a page, stand there twice, or have no copy; a band is there or is not. */
const orderProblems = (
  order: readonly TownSection[],
  bands: Partial<Record<TownSection | string, unknown>>,
): string[] =>
  townBands.flatMap((band) => {
    const [times, written] = [order.filter((one) => one === band).length, bands[band] !== undefined];
    if (times > 1) return [`${band} stands there ${times} times`];
    if (times === 1 && !written) return [`${band} stands there, but the file has no ${band}:`];
    return times === 0 && written
      ? [`${band} is missing, so that what the file says under ${band}: would not be shown`]
      : [];
  });

/** Three to six of the service cards, none of them twice. */
const serviceCards = z
  .array(z.strictObject({ id: z.enum(placeServiceIds), ...serviceWords }))
  .min(3)
  .max(6)
  .superRefine((cards, context) => {
    const there = placeServiceIds.filter((id) => cards.some((card) => card.id === id));
    eachStandsOnce(there, 'id')(cards, context);
  });

const paragraphs = z.array(text).min(1);

/** Copy of a town page (TN-1 to TN-7). */
export const townCopy = z
  .strictObject({
    meta,
    order: z.array(z.enum(townBands)),
    hero: z.strictObject({ heading: text, question: text, drawing: text }),
    /** The leading question, answered in three numbered points of the drawing. */
    answer: z.strictObject({ heading: text, points: numbered(3, { title: text, text }), conclusion: text }),
    intro: z.strictObject({ heading: text, columns: z.tuple([text, text]), cards: highlights }),
    map: mapCopy,
    /** The town's own paragraph; `districts` adds the plates of the districts. */
    local: z.strictObject({ heading: text, paragraphs }),
    /** A second question that only some towns have. */
    second: z.strictObject({ heading: text, paragraphs, drawing: text }).optional(),
    services: z.strictObject({ heading: text, cards: serviceCards }),
    reasons: z.strictObject({ heading: text, cards: z.array(card).length(6) }).optional(),
    neighbours: z.strictObject({ heading: text }),
    callToAction: z.strictObject({ heading: text, text }),
    contact: z.strictObject({ heading: text }),
  })
  .superRefine(({ order, ...bands }, context) => {
    for (const problem of orderProblems(order, bands)) {
      context.addIssue({ code: 'custom', path: ['order'], message: problem });
    }
  });
export type TownCopy = z.infer<typeof townCopy>;
