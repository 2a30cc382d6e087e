import { expect, test } from 'vitest';
import { companyOnMap } from '#src/page-props/towns.ts';
import { projection } from './projection.ts';
import { layOutTowns, view } from './town-layout.ts';
import type { TownMark } from './town-map.ts';

const company = companyOnMap();

/** A town without a page, its plate at the default position of the schema. */
const townAt = (slug: string, latitude: number, longitude: number): TownMark => ({
  slug,
  name: slug,
  postalCode: '1000',
  coordinates: { latitude, longitude },
  plate: [0, 42],
  largePlate: [0, 50],
  href: null,
});

/** Towns within some kilometres of the company, so far from each other that no plate overlaps another. */
const near = [
  townAt('north', 50.9, 4.09),
  townAt('east', 50.88, 4.15),
  townAt('south', 50.845, 4.07),
  townAt('west', 50.87, 4.02),
];

const label = 'vous êtes ici';

test.each([
  townAt('Dilbeek', 50.848, 4.26),
  townAt('Dendermonde', 51.029, 4.101),
  townAt('Jodoigne', 50.724, 4.869),
])('the map of $slug shows it in its frame', (town) => {
  const { scale } = layOutTowns(company, town.slug, [...near, town], label);
  const [x, y] = projection(company.coordinates, scale)(town.coordinates);
  expect(x - 60).toBeGreaterThanOrEqual(view.left);
  expect(x + 60).toBeLessThanOrEqual(view.right);
  expect(y).toBeGreaterThanOrEqual(view.top);
  expect(y + 50 + 29).toBeLessThanOrEqual(view.bottom);
});

test('it leaves out a town whose plate would overlap that of a nearer one', () => {
  const { others } = layOutTowns(company, 'north', [...near, townAt('Pamel', 50.843, 4.072)], label);
  expect(others.filter(({ slug }) => ['south', 'Pamel'].includes(slug))).toHaveLength(1);
});

test('it shows every town on the page of the company', () => {
  const all = [...near, townAt('Halle', 50.734, 4.235)];
  const { scale, others } = layOutTowns({ ...company, town: 'here' }, 'here', all, label);
  expect(scale).toBeLessThan(46);
  expect(others.map(({ slug }) => slug)).toContain('Halle');
});
