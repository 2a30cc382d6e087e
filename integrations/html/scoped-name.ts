import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const hash = (key: string): string => {
  const digest = createHash('sha256').update(key).digest('base64url');
  return `c${digest.replaceAll(/[-_]/g, '').slice(0, 4)}`;
};

/** Which class has a scoped name: file and class name, by scoped name. */
const taken = new Map<string, string>();

/**
 * Class name of a CSS Module class in the page: five characters from a hash of file and class, so that a new class changes
 * no other, and that builds of server and browser agree. No drawing class (src/styles/drawing/) has five.
 * @throws where two classes get the same name.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? file).replaceAll('\\', '/');
  const key = `${path}: .${name}`;
  const scoped = hash(key);
  const other = taken.get(scoped) ?? key;
  if (other !== key)
    throw new Error(
      `${key} and ${other} both become the class "${scoped}" in the page, so that each would take the other's style. Rename one of them.`,
    );
  taken.set(scoped, key);
  return scoped;
};
