import type { Finding, Remedy } from '../content/answers.ts';
import type { Path, Value } from '../source/change.ts';
import { itemNames } from '../source/item-names.ts';
import { resolveKey } from '../source/resolve-key.ts';

/** Something that the build would refuse, and the field it is about. */
export interface Problem {
  file: string;
  path: Path;
  /** What the steps of the path lead to is called (`itemNames`). */
  items: string[];
  message: string;
  /** What would make it right. */
  remedy?: Remedy;
}

/** Data of a content file; undefined where there is no such file. */
type DataOf = (file: string) => Value | undefined;

/** Files that a message names: one, or both languages where it names their folder. */
const filesIn = (name: string): string[] => {
  if (/\.(yaml|md)$/.test(name)) return [name];
  if (name.startsWith('content/copy/')) return [`${name}/fr.yaml`, `${name}/nl.yaml`];
  if (name.startsWith('content/articles/')) return [`${name}/fr.md`, `${name}/nl.md`];
  return [name];
};

/** What the content checks found as problems of fields. The message's form is `file: key: what, why, how to fix it`. */
export const problemsIn = ({ message, remedy }: Finding, dataOf: DataOf): Problem[] =>
  message.split(/\n(?=content\/)/).flatMap((line) => {
    const [, name = '', rest = line] = /^(content[^\s:]*): ([\s\S]*)$/.exec(line) ?? [];
    const [, key = '', text = rest] =
      /^((?:[\w-]+|\[[^\]]*\])(?:\.[\w-]+|\[[^\]]*\])*): ([\s\S]*)$/.exec(rest) ?? [];
    return filesIn(name).map((file) => {
      const data = dataOf(file);
      const front = file.endsWith('.md') ? (Reflect.get(Object(data), 'front') as Value | undefined) : data;
      const prefix = file.endsWith('.md') && key !== 'body' ? ['front'] : [];
      const path = resolveKey(key === 'body' ? data : front, key);
      const whole = [...prefix, ...path];
      return {
        file,
        path: whole,
        items: itemNames(data, whole),
        message: text,
        ...(remedy && { remedy }),
      };
    });
  });
