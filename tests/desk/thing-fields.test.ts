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
    page('town/asse', 'Asse'),
    page('town/aalst', 'Alost'),
  ],
  prices: [],
  titles: { 'content/towns/aalst.yaml': { fr: 'Alost', nl: 'Zaal' } },
  pageOf: {},
  readers: {},
};

const optionsOf = (
  kind: Parameters<typeof thingFields>[0],
  key: string,
  language: 'fr' | 'nl' = 'fr',
  chosen: string | null = null,
) =>
  thingFields(kind, state, language, chosen)
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
    const others = state.pages
      .map((one) => one.id)
      .filter((one) => kind !== 'removeTown' || one !== 'town/aalst');
    expect(pages?.toSorted()).toEqual(others.toSorted());
  },
);

test('DK-1: the address of a page that is to be removed cannot lead to that page', () => {
  // Before anything is chosen, the first of the list is.
  expect(optionsOf('removeTown', 'to')).not.toContain('town/aalst');
  const pages = optionsOf('removeTown', 'to', 'fr', 'asse');
  expect(pages).not.toContain('town/asse');
  expect(pages).toContain('town/aalst');
});

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
  const names = thingFields('laterPrice', priced, 'fr', null)
    .find(({ key }) => key === 'price')
    ?.options?.map(([, name]) => name);
  expect(names?.[0]).toContain('100 € hors TVA (106 € TVA comprise)');
  expect(names?.[1]).toMatch(/: 200 €$/);
});
