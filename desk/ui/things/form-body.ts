import type { Value } from '../../source/change.ts';
import { amountOf } from '../form/amount.ts';
import { slugOf } from './slug.ts';
import type { FieldSpec } from './thing-fields.ts';

export type Body = Record<string, Value>;

/** What a field of the form holds, as the request needs it. */
export const bodyOf = (fields: readonly FieldSpec[], form: FormData): Body =>
  Object.fromEntries(
    fields.flatMap(({ key, type, optional, from }): [string, Value][] => {
      const get = (name: string) => String(form.get(name) ?? '').trim();
      // A paragraph: a line break in the box would only divide the text in the file.
      const line = (name: string) => get(name).replace(/\s*\n\s*/g, ' ');
      if (type === 'twin') return [[key, { fr: line(`${key}.fr`), nl: line(`${key}.nl`) }]];
      if (optional && get(key) === '') return [];
      if (from !== undefined) return [[key, slugOf(get(key))]];
      return [[key, type === 'number' ? amountOf(get(key)) : get(key)]];
    }),
  );
