import type { Value } from '../source/change.ts';
import type { Left } from './thing.ts';

const identifiers = new Set(['id', 'code', 'anchor', 'icon', 'emoji', 'slug', 'key', 'order', 'number']);

/** The texts below a value, with their keys as content/placeholders.yaml names them. */
export const textsIn = (value: Value, key = ''): { key: string; text: string }[] => {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const id = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
      return textsIn(item, `${key}[${typeof id === 'string' ? id : index}]`);
    });
  return Object.entries(value).flatMap(([name, item]) =>
    identifiers.has(name) ? [] : textsIn(item, key === '' ? name : `${key}.${name}`),
  );
};

/** The texts that somebody has to write anew after a file was copied. */
export const leftIn = (file: string, data: Value): Left[] => textsIn(data).map(({ key }) => ({ file, key }));

/** A text with one name in place of another, as a whole word. */
export const renamed = (text: string, from: string, to: string): string =>
  text.replace(
    new RegExp(`(?<![\\p{L}\\d-])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'gu'),
    () => to,
  );

/** What content/placeholders.yaml says of a text that was copied with a page. */
export const missingText = (name: Record<'fr' | 'nl', string>, pattern: Record<'fr' | 'nl', string>) => ({
  en: `a text about ${name.nl}; this one is about ${pattern.nl}`,
  fr: `un texte sur ${name.fr} ; celui-ci parle de ${pattern.fr}`,
  nl: `een tekst over ${name.nl}; deze gaat over ${pattern.nl}`,
});
