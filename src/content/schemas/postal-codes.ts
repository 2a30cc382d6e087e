import * as z from 'zod';
import { localised, text } from './copy/shared.ts';
import { coordinates, postalCode } from './places.ts';

/** A name of a place: a string if both languages use the same. */
const placeName = z.union([text, localised]);
export type PlaceName = z.infer<typeof placeName>;

/** content/postal-codes.yaml: what visitors may type into the search of the service area (TL-2). */
export const postalCodesSchema = z.strictObject({
  /** By the code of a served commune: all its codes, with the names of the sub-municipalities at each. */
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
