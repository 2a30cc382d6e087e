import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TownMap } from '#src/sections/place/PlaceMap/TownMap.tsx';
import { townMap } from './town-views.ts';

const mapOf = (town: string): string => {
  const map = townMap(town, 'fr');
  const html = renderToStaticMarkup(<TownMap {...map} label="" here={town} />);
  return html.match(new RegExp(`<text[^>]* (x="[-\\d]+" y="[-\\d]+")>${map.labels.river}<`))?.[1] ?? '';
};

test('TN-2: the river’s name stands where the town’s file puts it, or at the foot of the map', () => {
  expect(mapOf('ninove')).toBe('x="62" y="-96"');
  expect(mapOf('asse')).toBe('x="-200" y="256"');
});
