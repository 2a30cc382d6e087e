import { existsSync } from 'node:fs';
import * as z from 'zod';
import { skies } from '#src/lib/grounds.ts';
import { languages } from '#src/lib/language.ts';
import { localised } from './copy/shared.ts';

/** A point on the map of Belgium, in degrees. */
const coordinates = z.strictObject({
  latitude: z.number().min(49).max(52),
  longitude: z.number().min(2).max(7),
});
/** Two steps on a map of 46 units a kilometre: to the right, and down. */
const step = z.tuple([z.number(), z.number()]);
/** Where the river's name stands on most maps: at their foot. */
export const usualRiverLabel: z.infer<typeof step> = [-200, 256];
const postalCode = z.string().regex(/^[1-9]\d{3}$/, 'a Belgian postal code has four digits, in quotes');

/** A town with a page of its own: `content/towns/<slug>.yaml`. */
export const townSchema = z.strictObject({
  name: localised,
  /** Official local name, for the structured data. */
  locality: z.string().min(1),
  postalCode,
  /** True where the page claims the whole postal code (TN-6). */
  wholePostalCode: z.boolean().optional(),
  province: z.enum(['flemish-brabant', 'east-flanders']),
  coordinates,
  /** Colour of the sky over the town. */
  ground: z.enum(skies),
  /**
   * From the town's dot on a map to the middle of its name plate, so that no plate covers another: on the maps of
   * other pages, and of the larger plate on its own page.
   */
  plate: z.strictObject({ elsewhere: step, here: step }).default({ elsewhere: [0, 42], here: [0, 50] }),
  /** From the firm to the name of the river on the town's own map, where its plate takes the usual place. */
  riverLabel: step.default(usualRiverLabel),
  /** Language of the page that the Dutch page names as x-default (PG-2, docs/decisions/0011-x-default.md). */
  xDefault: z.enum(languages).default('fr'),
  /** Districts the specification names; empty where it names none. */
  districts: z.array(localised),
  /** Slugs of towns, and `brussels` for the region, in the order of the specification. */
  neighbours: z
    .array(
      z.string().refine((slug) => slug === 'brussels' || existsSync(`content/towns/${slug}.yaml`), {
        error: ({ input }) =>
          `${input} is an unknown neighbour: its link would lead nowhere. Take it off the list, or write the name of a file of content/towns/, or brussels`,
      }),
    )
    .min(1),
});
export type Town = z.infer<typeof townSchema>;

const commune = z.strictObject({
  postalCode,
  name: localised,
  coordinates,
});
export type Commune = z.infer<typeof commune>;

/** Slugs of the three regions, in the order of the site. */
export const regionSlugs = ['brussels', 'flemish-brabant', 'walloon-brabant'] as const;
export type RegionSlug = (typeof regionSlugs)[number];

/** One of the three regional pages: `content/regions/<slug>.yaml`. */
export const regionSchema = z.strictObject({
  name: localised,
  coordinates,
  communes: z.array(commune).min(1),
});
export type Region = z.infer<typeof regionSchema>;

/** A point on the map of Belgium, in degrees. */
export type Coordinates = z.infer<typeof coordinates>;
