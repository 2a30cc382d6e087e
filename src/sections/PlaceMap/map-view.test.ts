import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { plateBox, townMapView } from './map-view.ts';
import { createProjection } from './projection.ts';

test.each([
  { name: 'Dilbeek', coordinates: { latitude: 50.848, longitude: 4.26 } },
  { name: 'Dendermonde', coordinates: { latitude: 51.029, longitude: 4.101 } },
  { name: 'Jodoigne', coordinates: { latitude: 50.724, longitude: 4.869 } },
])('the map of $name shows its plate in the frame', (town) => {
  const place = { ...town, kind: 'here', label: 'below', href: null } as const;
  const { left, top, centre, unitsPerKilometre } = townMapView(content.company.geo, [place]);
  const [x, y] = createProjection(centre, unitsPerKilometre)(town.coordinates);
  const box = plateBox(place);
  expect(x + box.left).toBeGreaterThanOrEqual(left - 1);
  expect(x + box.left + box.width).toBeLessThanOrEqual(left + 801);
  expect(y + box.top + box.height).toBeLessThanOrEqual(top + 701);
  expect(y - 9).toBeGreaterThanOrEqual(top);
});
