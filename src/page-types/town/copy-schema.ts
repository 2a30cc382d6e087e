import * as z from 'zod';
import {
  card,
  meta,
  numberedItems,
  onceEachMistakes,
  text,
  textAlternative,
} from '#src/content/schemas/copy/schema-parts.ts';
import { enumWithValueLabels, type LabelPair } from '#src/content/schemas/editor-labels.ts';
import { type Mistake, mistake, reportMistakes } from '#src/content/schemas/mistakes.ts';
import {
  highlightsSchema,
  mapCopySchema,
  type PlaceServiceId,
  placeServiceIds,
  serviceCardFields,
} from '../region/copy-schema.ts';

/** Sections of a town page between hero and call to action. Each town has its own order (TN). */
const townSectionId = enumWithValueLabels({
  answer: ['Réponse', 'Antwoord'],
  intro: ['Introduction', 'Inleiding'],
  map: ['Carte', 'Kaart'],
  second: ['Deuxième question', 'Tweede vraag'],
  services: ['Services', 'Diensten'],
  reasons: ['Raisons', 'Redenen'],
});
export type TownSectionId = z.infer<typeof townSectionId>;

/** Returns mistakes of `order`: sections that occur several times, have no copy, or have copy but are missing. */
const orderMistakes = (
  order: readonly TownSectionId[],
  copy: Partial<Record<TownSectionId | string, unknown>>,
): Mistake[] =>
  townSectionId.options.flatMap((section) => {
    const times = order.filter((listed) => listed === section).length;
    const hasCopy = copy[section] !== undefined;
    if (times > 1) return [mistake('listed-twice', { value: section }, ['order'])];
    return (times === 1) === hasCopy ? [] : [mistake('section-order', { section }, ['order'])];
  });

/** Three to six different service cards. */
const serviceCards = z
  .array(
    z.strictObject({
      id: enumWithValueLabels({
        'boiler-installation': ['Installation d’une chaudière', 'Plaatsing van een ketel'],
        'boiler-maintenance': ['Entretien', 'Onderhoud'],
        'boiler-repair': ['Dépannage', 'Herstelling'],
        'heat-pump': ['Pompe à chaleur', 'Warmtepomp'],
        'underfloor-heating': ['Chauffage par le sol', 'Vloerverwarming'],
        urgent: ['Urgence', 'Dringende oproep'],
      } satisfies Record<PlaceServiceId, LabelPair>),
      ...serviceCardFields,
    }),
  )
  .min(3)
  .max(6)
  .superRefine(
    reportMistakes((cards) => {
      const usedIds = placeServiceIds.filter((id) => cards.some((card) => card.id === id));
      return onceEachMistakes(usedIds, 'id', cards);
    }),
  );

const paragraphs = z.array(text).min(1);

/** Copy of a town page (TN-1 to TN-7). */
export const townCopySchema = z
  .strictObject({
    meta,
    order: z.array(townSectionId),
    hero: z.strictObject({
      heading: text,
      question: text,
      drawing: textAlternative,
    }),
    /** Answer to the hero's question, in three points with the numbers of the drawing. */
    answer: z.strictObject({
      heading: text,
      points: numberedItems(3, { title: text, text }),
      conclusion: text,
    }),
    /** It names the districts of the town's file. */
    intro: z
      .strictObject({ heading: text, paragraphs: z.tuple([text, text]), cards: highlightsSchema })
      .optional(),
    map: mapCopySchema,
    /** Text about the town, beside the map. */
    local: z.strictObject({ heading: text, paragraphs }),
    /** A second question, on the pages of some towns. */
    second: z.strictObject({ heading: text, paragraphs, drawing: textAlternative }).optional(),
    services: z.strictObject({ heading: text, cards: serviceCards }),
    reasons: z.strictObject({ heading: text, cards: z.array(card).length(6) }).optional(),
    /** Beside the map. */
    neighbours: z.strictObject({ heading: text }),
    callToAction: z.strictObject({ heading: text }),
  })
  .superRefine(reportMistakes(({ order, ...sections }) => orderMistakes(order, sections)));
export type TownCopy = z.infer<typeof townCopySchema>;
