import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Intro } from './place/Intro/Intro.tsx';
import { RuleCard } from './place/RuleCard/RuleCard.tsx';
import { Guarantees } from './repair/Guarantees/Guarantees.tsx';
import { SafetySteps } from './repair/SafetySteps/SafetySteps.tsx';
import { PictureCards } from './service/PictureCards/PictureCards.tsx';

/** What a section draws for the item with some words: its picture, which stands before them. */
const pictureOf = (section: ReactNode, words: string): string => {
  const item = renderToStaticMarkup(section)
    .split(/(?=<li|<article)/)
    .find((part) => part.includes(`${words}<`));
  if (item === undefined) throw new Error(`No item says "${words}".`);
  return item.slice(item.search(/<svg|<img/), item.indexOf(`${words}<`));
};

const keepsPictures = <Id extends string>(ids: readonly Id[], section: (order: Id[]) => ReactNode): void => {
  const pictures = ids.map((id) => pictureOf(section([...ids]), `The ${id}`));
  expect(new Set(pictures).size, 'each has a picture of its own').toBe(ids.length);
  expect(ids.map((id) => pictureOf(section(ids.toReversed()), `The ${id}`))).toEqual(pictures);
};

test('RG-1, TN-2: the highlights of a place keep their drawings in another order', () => {
  keepsPictures(['arrival', 'boilers', 'area'] as const, (order) => (
    <Intro heading="" paragraphs={[]} cards={order.map((id) => ({ id, title: `The ${id}`, text: '' }))} />
  ));
});

test('RG-1: the rules of a Region keep their drawings in another order', () => {
  keepsPictures(['gas', 'oil', 'papers'] as const, (order) => (
    <RuleCard
      heading=""
      title=""
      items={order.map((id) => ({ id, subject: `The ${id}`, figure: '', numeral: '', text: '' }))}
      more={[]}
    />
  ));
});

test('SV-3: the needle of a guarantee keeps its place on the dial in another order', () => {
  keepsPictures(['day-and-night', 'on-site', 'warranty', 'diagnosis'] as const, (order) => (
    <Guarantees heading="" dials={order.map((id) => ({ id, figure: '', title: `The ${id}`, text: '' }))} />
  ));
});

test('SV-3: the steps of a safety card keep their drawings in another order', () => {
  keepsPictures(['window', 'switch', 'outside'] as const, (order) => (
    <SafetySteps
      advice=""
      heading=""
      warning=""
      cards={[{ id: 'water', title: '', steps: order.map((id) => ({ id, text: `The ${id}` })), note: '' }]}
      numbers={[]}
    />
  ));
});

test('SV-1, SV-4: panels of a service keep their drawings in another order', () => {
  const drawing = (name: string) => `<svg viewBox="0 0 1 1"><path class="${name}"/></svg>`;
  keepsPictures(['gas', 'oil'] as const, (order) => (
    <PictureCards
      id="types"
      heading=""
      text={null}
      pipe="supply"
      panels={order.map((id) => ({ id, title: `The ${id}`, text: '' }))}
      svgs={{ gas: drawing('w'), oil: drawing('k') }}
    />
  ));
});
