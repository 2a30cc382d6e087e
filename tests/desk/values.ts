import type { Value } from '../../desk/source/change.ts';

export type Path = (string | number)[];

/** A value of any data at a path. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), data);

/** Writes a value into data. */
export const setAt = (data: unknown, path: Path, value: Value): void => {
  Reflect.set(Object(valueAt(data, path.slice(0, -1))), path.at(-1) ?? '', value);
};

/** A list that must be one. */
export const asArray = (value: unknown): Value[] => {
  if (!Array.isArray(value)) throw new Error('not a list');
  return value;
};

/** A value of the same type that no file has, with characters that need quotes somewhere in YAML. */
export const otherThan = (value: unknown): Value => {
  if (typeof value === 'number') return value + 7919;
  if (typeof value === 'boolean') return !value;
  return `Nouveau « texte » : 50 %, d'ici # là {x.y} [a](b) "c" ${String(value ?? '').slice(0, 3)}`;
};
