import * as z from 'zod';
import { skies } from '#src/lib/backgrounds.ts';
import { provinceAndRegionOf, type townProvinces } from '#src/lib/place-search/legal-regions.ts';
import { draftSchema, localisedPlaceName, localisedText, text } from './copy/schema-parts.ts';
import { colourNames, type LabelPair, labelled, labelledEnum } from './editor-labels.ts';
import { mistake, reportMistakes, textMatching } from './mistakes.ts';

/** A point in Belgium, in degrees. */
export const coordinates = z.strictObject({
  latitude: z.number().min(49.45).max(51.55),
  longitude: z.number().min(2.5).max(6.45),
});
/** On which side of its place a name stands on a map, so that no name covers another. */
const labelSide = labelledEnum(
  {
    left: ['à gauche', 'links'],
    right: ['à droite', 'rechts'],
    above: ['au-dessus', 'erboven'],
    below: ['en dessous', 'eronder'],
  },
  ['Place du nom sur la carte', 'Plaats van de naam op de kaart'],
);
export type LabelSide = z.infer<typeof labelSide>;
/** A Belgian postal code. */
export const postalCode = textMatching(/^[1-9]\d{3}$/, '1790');

/** A town with a page of its own: `content/towns/<slug>.yaml`. */
export const townSchema = z
  .strictObject({
    name: localisedPlaceName,
    locality: text,
    postalCode,
    /** True if the town covers all of its postal code (TN-6). */
    wholePostalCode: labelled(z.boolean().optional(), ['A tout le code postal', 'Heeft de hele postcode']),
    province: labelledEnum(
      {
        'flemish-brabant': ['Brabant flamand', 'Vlaams-Brabant'],
        'east-flanders': ['Flandre orientale', 'Oost-Vlaanderen'],
        'walloon-brabant': ['Brabant wallon', 'Waals-Brabant'],
      } satisfies Record<(typeof townProvinces)[number], LabelPair>,
      ['Province', 'Provincie'],
    ),
    coordinates,
    background: z.enum(skies).meta({ choices: colourNames }),
    label: labelSide.default('below'),
    /** Language of the x-default alternate that the Dutch page names (PG-2, docs/decisions/0011-x-default.md). */
    xDefault: labelledEnum({ fr: ['français', 'Frans'], nl: ['néerlandais', 'Nederlands'] }, [
      'Langue pour qui n’en a choisi aucune',
      'Taal voor wie er geen koos',
    ]).default('fr'),
    districts: z.array(localisedPlaceName),
    /** Slugs of towns, and `brussels` for the region, in the order of the specification. */
    neighbours: z.array(z.string()).min(1),
    draft: draftSchema,
  })
  .superRefine(
    reportMistakes(({ postalCode, province }) =>
      provinceAndRegionOf(postalCode)?.province === province
        ? null
        : mistake('wrong-province', { postalCode }, ['province']),
    ),
  );
export type Town = z.infer<typeof townSchema>;

const commune = z.strictObject({
  postalCode,
  name: localisedPlaceName,
  coordinates,
  label: labelSide.optional(),
});

/** Slugs of the regions that have a page (Brussels and two provinces), in the order in which the site lists them. */
export const regionSlugs = ['brussels', 'flemish-brabant', 'walloon-brabant'] as const;
export type RegionSlug = (typeof regionSlugs)[number];

/** One of the three regional pages: `content/regions/<slug>.yaml`. */
export const regionSchema = z.strictObject({
  name: localisedPlaceName,
  coordinates,
  communes: labelled(z.array(commune).min(1), ['Communes', 'Gemeenten']),
});
export type Region = z.infer<typeof regionSchema>;

/** A name of a place: a string if both languages use the same. */
const placeName = z.union([text, localisedText]);
export type PlaceName = z.infer<typeof placeName>;

/** content/postal-codes.yaml: what visitors may type into the search of the service area (TL-2). */
export const postalCodesSchema = z.strictObject({
  /** Key: main code of a served commune. Value: each of its codes, with the sub-municipalities there. */
  served: z.record(postalCode, z.record(postalCode, z.array(placeName))),
  elsewhere: z
    .array(
      z.strictObject({
        name: placeName,
        codes: z.array(postalCode).min(1),
        /** Latitude and longitude of the centre, in degrees. */
        at: z.tuple([coordinates.shape.latitude, coordinates.shape.longitude]),
      }),
    )
    .min(1),
});
