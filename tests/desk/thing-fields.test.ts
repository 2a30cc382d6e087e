import { expect, test } from 'vitest';
import type { DeskState } from '../../desk/ui/api.ts';
import { thingFields } from '../../desk/ui/things/thing-fields.ts';

const page = (id: string, name: string) => ({ id, name: { fr: name, nl: name }, fr: '', nl: '' });
const state: DeskState = {
  files: ['content/towns/asse.yaml', 'content/towns/aalst.yaml'],
  drafts: [],
  undo: null,
  schemas: {},
  schemaOf: {},
  references: [],
  pages: [
    page('home', 'Accueil'),
    page('blog', 'Conseils'),
    page('service-area', 'Zone'),
    page('brands', 'Marques'),
  ],
  prices: [],
  titles: { 'content/towns/aalst.yaml': { fr: 'Alost', nl: 'Zaal' } },
  pageOf: {},
};

const optionsOf = (kind: Parameters<typeof thingFields>[0], key: string, language: 'fr' | 'nl' = 'fr') =>
  thingFields(kind, state, language)
    .find((field) => field.key === key)
    ?.options?.map(([value]) => value);

test.each([
  ['removeTown', 'service-area'],
  ['removeBrand', 'brands'],
  ['removeArticle', 'blog'],
] as const)(
  'DK-1: %s: the address leads to the page of all of its kind, unless another is chosen',
  (kind, id) => {
    const pages = optionsOf(kind, 'to');
    expect(pages?.[0]).toBe(id);
    expect(pages?.toSorted()).toEqual(state.pages.map((one) => one.id).toSorted());
  },
);

test('DK-1: what there is to choose from is in the order of what it is called in the language of the desk', () => {
  expect(optionsOf('removeTown', 'slug', 'fr')).toEqual(['aalst', 'asse']);
  expect(optionsOf('removeTown', 'slug', 'nl')).toEqual(['asse', 'aalst']);
});

test('DK-1: a price that is written without VAT says so, with the total that visitors read', () => {
  const reference = (name: string, fr: string) => ({ name, fr, nl: fr });
  const priced = {
    ...state,
    prices: ['prices.repair', 'articles.quote'],
    references: [
      reference('{prices.repair}', '100 €'),
      reference('{prices.repair|incl6}', '106 €'),
      reference('{articles.quote}', '200 €'),
    ],
  };
  const names = thingFields('laterPrice', priced, 'fr')
    .find(({ key }) => key === 'price')
    ?.options?.map(([, name]) => name);
  expect(names?.[0]).toContain('100 € hors TVA (106 € TVA comprise)');
  expect(names?.[1]).toMatch(/: 200 €$/);
});
