import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafetyCard } from '../page-types/boiler-repair/SafetySteps/SafetyCard.tsx';
import { Services } from '../page-types/home/Services.tsx';
import { RegionalRules } from '../page-types/region/RegionalRules/RegionalRules.tsx';
import { PicturePanels } from './PicturePanels/PicturePanels.tsx';
import { PlaceIntro } from './PlaceIntro/PlaceIntro.tsx';

/** The picture that a section renders before the item with those words. */
const pictureOf = (section: ReactNode, words: string): string => {
  const item = renderToStaticMarkup(section)
    .split(/(?=<li|<article)/)
    .find((part) => part.includes(`${words}<`));
  if (item === undefined) throw new Error(`No item contains "${words}".`);
  return item.slice(item.search(/<svg|<img/), item.indexOf(`${words}<`));
};

const keepsPictures = <Id extends string>(ids: readonly Id[], section: (order: Id[]) => ReactNode): void => {
  const pictures = ids.map((id) => pictureOf(section([...ids]), `The ${id}`));
  expect(new Set(pictures).size, 'each has a picture of its own').toBe(ids.length);
  expect(ids.map((id) => pictureOf(section(ids.toReversed()), `The ${id}`))).toEqual(pictures);
};

test('HM-2: each service has its own drawing, in any order', () => {
  const ids = ['installation', 'maintenance', 'repair', 'urgent', 'safety', 'support'] as const;
  keepsPictures(ids, (order) => (
    <Services heading="" cards={order.map((id) => ({ id, title: `The ${id}`, text: '', href: null }))} />
  ));
});

test('RG-1, TN-2: each highlight of a place has its own drawing, in any order', () => {
  keepsPictures(['arrival', 'boilers', 'area'] as const, (order) => (
    <PlaceIntro
      heading=""
      landmark="place-card-roof"
      paragraphs={[]}
      cards={order.map((id) => ({ id, title: `The ${id}`, text: '' }))}
    />
  ));
});

test('RG-1: each rule of a Region has its own drawing, in any order', () => {
  keepsPictures(['gas', 'oil', 'papers'] as const, (order) => (
    <RegionalRules
      heading=""
      title=""
      items={order.map((id) => ({ id, subject: `The ${id}`, figure: '', numeral: '', text: '' }))}
      more={[]}
    />
  ));
});

test('SV-3: each step of a safety card has its own drawing, in any order', () => {
  keepsPictures(['window', 'switch', 'outside'] as const, (order) => (
    <SafetyCard id="water" title="" steps={order.map((id) => ({ id, text: `The ${id}` }))} note="" />
  ));
});

test('SV-1, SV-4: each panel of a service has its own drawing, in any order', () => {
  const drawing = (name: string) => `<svg viewBox="0 0 1 1"><path class="${name}"/></svg>`;
  keepsPictures(['gas', 'oil'] as const, (order) => (
    <PicturePanels
      id="types"
      heading=""
      text={null}
      panels={order.map((id) => ({ id, title: `The ${id}`, text: '' }))}
      svgs={{ gas: drawing('w'), oil: drawing('k') }}
    />
  ));
});
