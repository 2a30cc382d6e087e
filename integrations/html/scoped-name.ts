import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `Aa`, `Ab` … `Z9`, `Aaa` …: a capital first, so that no drawing class, written small, has the same name. */
export const shortName = (index: number): string => {
  const [letter, rest] = [index % letters.length, Math.floor(index / letters.length)];
  let tail = '';
  for (let left = rest; left >= 0; left = Math.floor(left / signs.length) - 1)
    tail = (signs[left % signs.length] ?? '') + tail;
  return (letters[letter] ?? '') + tail;
};

const key = (file: string, name: string): string => `${file}:${name}`;

/** Every class of every CSS Module, numbered in the order of files and lines, so that each build agrees. */
const numbered = (): Map<string, string> => {
  const names = new Map<string, string>();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)) {
      if (!names.has(key(file, name))) names.set(key(file, name), shortName(names.size));
    }
  }
  return names;
};

let names = numbered();

/**
 * Class name of a CSS Module class in the page: two or three characters, because every page carries its CSS in the
 * first flight. Server and browser builds number the same files, so they agree.
 * @throws where the class is in no file, which would leave an element without its style.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? file).replaceAll('\\', '/');
  // In development a class may be younger than the list.
  if (!names.has(key(path, name))) names = numbered();
  const short = names.get(key(path, name));
  if (short !== undefined) return short;
  throw new Error(
    `${path}: class "${name}" was not found in the file. Save it below src/ as a *.module.css.`,
  );
};
