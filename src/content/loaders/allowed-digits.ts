import { readYaml } from '../io/read.ts';
import { allowedDigitsFile } from '../schemas/allowed-digits-schema.ts';

/** Patterns for numbers that copy may contain although they are not facts (content/allowed-digits.yaml). */
export const allowedDigits: readonly RegExp[] = readYaml(
  'content/allowed-digits.yaml',
  allowedDigitsFile,
).patterns.map(({ pattern }) => new RegExp(pattern, 'g'));
