import { createHash } from 'node:crypto';

/** Eight hex digits of a file's content for its name, so that browsers may keep it for good (integrations/hosts/policy.ts). */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
