import * as z from 'zod';
import { readYaml } from './read.ts';

const file = z.strictObject({
  patterns: z.array(z.strictObject({ pattern: z.string().min(1), why: z.string().min(1) })),
});

/** Figures that may stand in copy without being facts (content/allowed-digits.yaml). */
export const allowedDigits: readonly RegExp[] = readYaml('content/allowed-digits.yaml', file).patterns.map(
  ({ pattern }) => new RegExp(pattern, 'g'),
);
