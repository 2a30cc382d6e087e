import { createHash } from 'node:crypto';

/**
 * Returns eight hex digits that identify the content of a file. In its name they allow a cache lifetime of a year
 * (integrations/hosts/response-headers.ts).
 */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
