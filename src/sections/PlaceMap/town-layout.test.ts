import { describe, expect, test } from 'vitest';
import { firmOnMap, townMark, townMarks } from '#src/page-props/towns.ts';
import { content } from '#src/site.ts';
import { boxAround, overlaps } from './boxes.ts';
import { plateSize } from './MapPlate.tsx';
import { projection } from './projection.ts';
import { layOutTowns, scaleLength, view } from './town-layout.ts';
import type { TownMark } from './town-map.ts';

const firm = firmOnMap();

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

describe('the map of a town', () => {
  test.each([
    townAt('Lennik', 50.808, 4.154),
    townAt('Dilbeek', 50.848, 4.26),
    townAt('Geraardsbergen', 50.773, 3.882),
    townAt('Dendermonde', 51.029, 4.101),
    townAt('Jodoigne', 50.724, 4.869),
  ])('shows $slug in its frame', (town) => {
    const { scale } = layOutTowns(firm, town.slug, [...near, town], 'vous êtes ici');
    const [x, y] = projection(firm.coordinates, scale)(town.coordinates);
    expect(x - 60).toBeGreaterThanOrEqual(view.left);
    expect(x + 60).toBeLessThanOrEqual(view.right);
    expect(y).toBeGreaterThanOrEqual(view.top);
    expect(y + 50 + 29).toBeLessThanOrEqual(view.bottom);
  });

  test('has the default scale where every town is near', () => {
    const { scale, others } = layOutTowns(firm, 'south', near, 'vous êtes ici');
    expect(scale).toBe(46);
    expect(others.map(({ slug }) => slug)).toEqual(['north', 'east', 'west']);
  });

  test.each([...content.towns.keys()].filter((slug) => slug !== firm.town))(
    'keeps the plate of %s in its frame on phones, where it is 1.45 times as wide',
    (slug) => {
      const town = townMark(slug, 'fr');
      const { scale } = layOutTowns(firm, slug, townMarks(slug, 'fr'), 'vous êtes ici');
      const [x] = projection(firm.coordinates, scale)(town.coordinates);
      const half = (plateSize(town.name, `${town.postalCode} · vous êtes ici`, true).width * 1.45) / 2;
      expect(x + town.largePlate[0] - half).toBeGreaterThanOrEqual(view.left);
      expect(x + town.largePlate[0] + half).toBeLessThanOrEqual(view.right);
    },
  );

  test.each([...content.towns.keys()].filter((slug) => slug !== firm.town))(
    'has the distance to %s clear of the plates on phones, where both are largest',
    (slug) => {
      const { scale, distanceAt } = layOutTowns(firm, slug, townMarks(slug, 'fr'), 'vous êtes ici');
      const town = townMark(slug, 'fr');
      const [x, y] = projection(firm.coordinates, scale)(town.coordinates);
      const { width, height } = plateSize(town.name, `${town.postalCode} · vous êtes ici`, true);
      const plate = boxAround([x + town.largePlate[0], y + town.largePlate[1]], width * 1.45, height);
      const company = boxAround([0, 50], 128 * 1.45, 44);
      const label = boxAround(distanceAt, 134, 50);
      // Of a near town no distance is shown.
      const shown = Math.hypot(x, y) > 190 ? [plate, company] : [];
      expect(shown.filter((other) => overlaps(label, other))).toEqual([]);
    },
  );

  test('has a scale bar of a whole number of units, which no plate overlaps', () => {
    const covering = townAt('Lennik', 50.825, 4.19);
    const { scale, others } = layOutTowns(firm, 'north', [...near, covering], 'vous êtes ici');
    expect(scale * scaleLength).toBe(Math.round(scale * scaleLength));
    expect(others.map(({ slug }) => slug)).not.toContain('Lennik');
  });

  test('leaves out a town whose plate would overlap that of a nearer one', () => {
    const neighbour = townAt('Pamel', 50.843, 4.072);
    const { others } = layOutTowns(firm, 'north', [...near, neighbour], 'vous êtes ici');
    expect(others.filter(({ slug }) => ['south', 'Pamel'].includes(slug))).toHaveLength(1);
  });

  test('shows every town on the page of the company', () => {
    const all = [...near, townAt('Halle', 50.734, 4.235)];
    const home = { ...firm, town: 'here' };
    const { scale, others } = layOutTowns(home, 'here', all, 'vous êtes ici');
    expect(scale).toBeLessThan(46);
    expect(others.map(({ slug }) => slug)).toContain('Halle');
  });
});
