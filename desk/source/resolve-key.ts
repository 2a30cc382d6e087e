import { type Path, type Value, valueAt } from './change.ts';

/**
 * Path of a key as messages write it: `hero.points.0.label`, or with the id or the code of an item:
 * `chapters[cookies].paragraphs[0]`, `codes[F.28].families`.
 * Where the data has no such place, the path ends before it.
 */
export const resolveKey = (data: Value | undefined, key: string): Path => {
  const path: (string | number)[] = [];
  let node = data;
  for (const [part, inBrackets] of key.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)) {
    const name = inBrackets ?? part;
    let step: string | number = name;
    if (Array.isArray(node)) {
      const byId = node.findIndex(
        (item) => valueAt(item, ['id']) === name || valueAt(item, ['code']) === name,
      );
      step = byId >= 0 ? byId : Number(name);
    }
    const next: Value | undefined =
      typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined;
    if (next === undefined && typeof step === 'number') break;
    path.push(step);
    if (next === undefined) break;
    node = next;
  }
  return path;
};
