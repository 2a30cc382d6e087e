import type { Thing } from '../things/thing.ts';
import type { DeskState } from './api.ts';

/** A field of the form that adds a thing. */
export interface FieldSpec {
  key: string;
  type: 'text' | 'number' | 'date' | 'twin';
  /** Values to choose from, with what they are called. */
  options?: readonly (readonly [value: string, name: string])[];
  optional?: boolean;
}

const slugsIn = ({ files }: DeskState, folder: string): string[] => [
  ...new Set(
    files
      .filter((file) => file.startsWith(`content/${folder}/`))
      .map((file) => file.split('/')[2]?.replace('.yaml', '') ?? ''),
  ),
];

/** The fields of each thing, with the choices that the content leaves. */
export const thingFields = (kind: Thing['kind'], state: DeskState): readonly FieldSpec[] => {
  const text = (key: string): FieldSpec => ({ key, type: 'text' });
  const choice = (key: string, options: readonly string[], nameOf = (value: string) => value): FieldSpec => ({
    key,
    type: 'text',
    options: options.map((value) => [value, nameOf(value)]),
  });
  const valueNow = (price: string) => state.references.find(({ name }) => name === `{${price}}`)?.fr ?? '';
  const towns = slugsIn(state, 'towns');
  switch (kind) {
    case 'town':
      return [
        text('slug'),
        { key: 'name', type: 'twin' },
        text('locality'),
        text('postalCode'),
        choice('province', ['flemish-brabant', 'east-flanders']),
        { key: 'latitude', type: 'number' },
        { key: 'longitude', type: 'number' },
        choice('like', towns),
      ];
    case 'brand':
      return [text('slug'), text('name'), choice('like', slugsIn(state, 'brands'))];
    case 'article':
      return [text('slug'), { key: 'title', type: 'twin' }, choice('like', slugsIn(state, 'articles'))];
    case 'question':
      return [
        choice('folder', ['home', ...slugsIn(state, 'copy').filter((name) => name.startsWith('service-'))]),
        text('id'),
        { key: 'question', type: 'twin' },
        { key: 'answer', type: 'twin' },
      ];
    case 'laterPrice':
      return [
        choice('price', state.prices, (price) => `${price} : ${valueNow(price)}`),
        { key: 'from', type: 'date' },
        { key: 'low', type: 'number' },
        { key: 'high', type: 'number', optional: true },
      ];
    case 'removeTown':
      return [
        choice('slug', towns),
        choice(
          'to',
          state.pages.map(({ id }) => id),
        ),
      ];
  }
};
