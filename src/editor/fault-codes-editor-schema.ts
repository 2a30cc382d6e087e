import * as z from 'zod';
import { faultCodesSchema } from '#src/content/schemas/fault-codes.ts';

/** The schema for the owner, who chooses among the series of the file by their names. */
export const faultCodesEditorSchema = (data: unknown): z.ZodType => {
  const faultCode = faultCodesSchema.shape.codes.element;
  const known = [Object(data).families ?? []].flat() as { id: string; label: { fr: string; nl: string } }[];
  const ids = known.map(({ id }) => id);
  const { families } = faultCode.shape;
  const one = z.enum(ids).meta({ choices: Object.fromEntries(known.map(({ id, label }) => [id, label])) });
  const code = faultCode.extend({
    families: z
      .array(one)
      .min(1)
      .meta(families.meta() ?? {}),
  });
  const codes = z.array(code).meta(faultCodesSchema.shape.codes.meta() ?? {});
  return faultCodesSchema.extend({ codes });
};
