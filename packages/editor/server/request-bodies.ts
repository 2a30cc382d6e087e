import * as z from 'zod';
import type { Requests, Value } from '../shared/api.ts';
import { isPhoto } from './photos.ts';

const file = z.string().regex(/^content\/[a-z0-9/-]+\.(?:yaml|md)$/);
const path = z.array(z.union([z.string().max(200), z.int().min(0)])).max(20);
const location = z.strictObject({ file, path });
const value = z.json() as z.ZodType<Value>;
const localisedText = z.strictObject({ fr: z.string(), nl: z.string() });
const change = z.discriminatedUnion('kind', [
  location.extend({ kind: z.literal('set'), value, was: value.optional() }),
  location.extend({ kind: z.literal('add'), value }),
  location.extend({ kind: z.literal('remove'), was: value.optional() }),
  location.extend({ kind: z.literal('move'), to: z.int().min(0) }),
]);
const task = z.strictObject({ id: z.string(), input: z.record(z.string(), z.string().or(localisedText)) });
/** Shapes of the requestBodies of the requests (shared/api.ts); those that are not here have an empty one. */
export const requestBodies: Partial<Record<keyof Requests, z.ZodType>> = {
  field: z.union([z.strictObject({ marker: z.int().min(0) }), z.strictObject({ location })]),
  markers: z.strictObject({ location }),
  fields: z.strictObject({ locations: z.array(location).max(100) }),
  set: z.strictObject({
    changes: z.array(change).min(1).max(100),
    label: localisedText.optional(),
  }),
  save: z.strictObject({ isSure: z.boolean().optional() }),
  resolveConflict: z.strictObject({ location, keep: z.enum(['mine', 'theirs']) }),
  priceDay: z.strictObject({ name: z.string(), from: z.iso.date().nullable() }),
  task,
  notes: task,
  heic: z.strictObject({ base64: z.base64().min(4) }),
  photo: z.strictObject({ name: z.string().max(300), base64: z.base64().min(4) }),
  search: z.strictObject({ query: z.string().max(200), language: z.enum(['fr', 'nl']) }),
  publish: z.strictObject({
    files: z.array(z.union([file, z.string().refine(isPhoto)])).max(200),
    excluded: z.array(location).max(2000).optional(),
    returnedTo: z.iso.datetime({ offset: true }).optional(),
  }),
  restore: z.strictObject({ id: z.string().regex(/^[0-9a-f]{40}$/), isTrial: z.boolean().optional() }),
  repair: z.strictObject({ file, text: z.string().max(1_000_000) }),
};
