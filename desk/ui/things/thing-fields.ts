import { townProvinces } from '#src/lib/place-search/regions.ts';
import type { Thing } from '../../things/thing.ts';
import type { DeskState } from '../api.ts';
import { nameOf, optionName } from '../names.ts';
import { fileTitle, inOrder } from '../naming.ts';
import { type DeskLanguage, sayIn, type Word } from '../words.ts';

/** A field of the form that adds a thing. */
export interface FieldSpec {
  key: string;
  /** Key that it is called by, where its own says something else. */
  label?: string;
  type: 'text' | 'number' | 'date' | 'twin';
  /** Values to choose from, with what they are called. */
  options?: readonly (readonly [value: string, name: string])[];
  /** What belongs there, and how to find it. */
  hint?: Word;
  optional?: boolean;
  /** Of the end of an address: the field of the name that proposes it. */
  from?: string;
  /** True for the name of a town in the language of its province, which is proposed. */
  official?: true;
  /** True for a paragraph. */
  long?: boolean;
}

type Options = readonly (readonly [value: string, name: string])[];

const slugsIn = ({ files }: DeskState, folder: string): string[] => [
  ...new Set(
    files
      .filter((file) => file.startsWith(`content/${folder}/`))
      .map((file) => file.split('/')[2]?.replace('.yaml', '') ?? ''),
  ),
];

const text = (key: string): FieldSpec => ({ key, type: 'text' });
const slug = (key: string, from: string, hint: Word): FieldSpec => ({ key, type: 'text', from, hint });
const choice = (key: string, options: Options): FieldSpec => ({ key, type: 'text', options });

/** The prices of the price cards before all others. */
const pricesFirst = (one: string, other: string): number =>
  Number(other.startsWith('prices.')) - Number(one.startsWith('prices.'));

/**
 * The fields of each thing, with the choices that the content leaves.
 * @param chosen slug of what is to be removed; null before the owner has chosen, when it is the first of the list
 */
export const thingFields = (
  kind: Thing['kind'],
  state: DeskState,
  language: DeskLanguage,
  chosen: string | null,
): readonly FieldSpec[] => {
  const lang = language === 'nl' ? 'nl' : 'fr';
  const shownAs = (reference: string) => state.references.find(({ name }) => name === reference)?.[lang];
  /** What a price is today. One without VAT has totals: clients read these, the owner writes the other. */
  const valueNow = (price: string): string => {
    const total = shownAs(`{${price}|incl6}`) ?? shownAs(`{${price}|incl21}`);
    const now = shownAs(`{${price}}`) ?? '';
    return total === undefined ? now : sayIn(language)('withoutVat', now, total);
  };
  const titled = (slugs: readonly string[], file: (slug: string) => string): Options =>
    inOrder(
      slugs.map((one) => [one, fileTitle(file(one), state.titles, language)] as const),
      ([, name]) => name,
      language,
    );
  const towns = titled(slugsIn(state, 'towns'), (slug) => `content/towns/${slug}.yaml`);
  const brands = titled(slugsIn(state, 'brands'), (slug) => `content/copy/brand-${slug}/fr.yaml`);
  const articles = titled(slugsIn(state, 'articles'), (slug) => `content/articles/${slug}/${lang}.md`);
  const pages: Options = inOrder(
    state.pages.map(({ id, name }) => [id, name[lang]] as const),
    ([, name]) => name,
    language,
  );
  /** What can be removed, and the other pages, to which its address can lead: that of all its kind first. */
  const removal = (label: 'town' | 'brand' | 'article', removable: Options, first: string): FieldSpec[] => {
    const removed = `${label}/${chosen ?? removable[0]?.[0]}`;
    const others = pages.filter(([id]) => id !== removed);
    return [
      { ...choice('slug', removable), label },
      choice(
        'to',
        others.toSorted(([one], [other]) => Number(other === first) - Number(one === first)),
      ),
    ];
  };
  switch (kind) {
    case 'town':
      return [
        { key: 'name', type: 'twin' },
        slug('slug', 'name.nl', 'hintSlug'),
        { key: 'locality', type: 'text', official: true, hint: 'hintLocality' },
        text('postalCode'),
        choice(
          'province',
          townProvinces.map((value) => [value, optionName(value, language)]),
        ),
        { key: 'latitude', type: 'number', hint: 'hintLatitude' },
        { key: 'longitude', type: 'number', hint: 'hintLongitude' },
        choice('like', towns),
      ];
    case 'brand':
      return [text('name'), slug('slug', 'name', 'hintSlug'), choice('like', brands)];
    case 'article':
      return [{ key: 'title', type: 'twin' }, slug('slug', 'title.fr', 'hintSlug'), choice('like', articles)];
    case 'question':
      return [
        choice(
          'folder',
          titled(
            ['home', ...slugsIn(state, 'copy').filter((name) => name.startsWith('service-'))].filter(
              (name) => name !== 'service-area',
            ),
            (name) => `content/copy/${name}/fr.yaml`,
          ),
        ),
        { key: 'question', type: 'twin' },
        slug('id', 'question.fr', 'hintId'),
        { key: 'answer', type: 'twin', long: true },
      ];
    case 'laterPrice':
      return [
        choice(
          'price',
          [...state.prices].sort(pricesFirst).map((price) => {
            const [file = '', key = ''] = price.split('.');
            const title = fileTitle(`content/facts/${file}.yaml`, state.titles, language);
            return [
              price,
              `${title} › ${nameOf(key, language)}${sayIn(language)('colon')}${valueNow(price)}`,
            ];
          }),
        ),
        { key: 'from', type: 'date' },
        { key: 'low', type: 'number' },
        { key: 'high', type: 'number', optional: true },
      ];
    case 'removeTown':
      return removal('town', towns, 'service-area');
    case 'removeBrand':
      return removal('brand', brands, 'brands');
    case 'removeArticle':
      return removal('article', articles, 'blog');
  }
};
