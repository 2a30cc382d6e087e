import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Class name of a CSS Module class in the page: four characters from file and name. Short, because every page
 * carries its CSS in the first flight; from a hash, because server and browser builds must agree.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(`${path}:${name}`).digest('base64url').replace(/[-_]/g, '');
  return `_${hash.slice(0, 4)}`;
};
