import { createHash } from 'node:crypto';

/** In the name of a file eight hex digits allow a cache lifetime of a year (response-headers.ts). */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
