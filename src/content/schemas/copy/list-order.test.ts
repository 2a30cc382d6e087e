import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CopyName, copySchemaOf } from '#src/copy/schemas.ts';
import { drawingNames } from '#src/drawings/drawings.ts';
import { safetySteps } from '#src/page-types/boiler-repair/copy-schema.ts';
import { validateData } from '../../io/read.ts';

interface Node {
  [key: string]: Node;
}

/** Lists of copy whose items have an identifier that determines links, drawings or numbers: file, path, key of the identifier. */
const lists: { copy: CopyName; path: string; key: string }[] = [
  { copy: 'home', path: 'hero.points', key: 'id' },
  { copy: 'home', path: 'services.cards', key: 'id' },
  { copy: 'home', path: 'regionsAndTowns.regions', key: 'id' },
  { copy: 'home', path: 'priceCards.cards', key: 'key' },
  { copy: 'home', path: 'servicePlans.cards', key: 'key' },
  { copy: 'region-brussels', path: 'intro.cards', key: 'id' },
  { copy: 'region-brussels', path: 'rule.items', key: 'id' },
  { copy: 'region-brussels', path: 'services.cards', key: 'id' },
  { copy: 'town-aalst', path: 'answer.points', key: 'number' },
  { copy: 'town-aalst', path: 'intro.cards', key: 'id' },
  { copy: 'town-aalst', path: 'services.cards', key: 'id' },
  { copy: 'service-boiler-installation', path: 'legend.items', key: 'number' },
  { copy: 'service-boiler-installation', path: 'types.cards', key: 'id' },
  { copy: 'service-boiler-maintenance', path: 'included.items', key: 'number' },
  { copy: 'service-boiler-repair', path: 'safety.cards', key: 'id' },
  { copy: 'service-boiler-repair', path: 'safety.cards.0.steps', key: 'id' },
  { copy: 'service-boiler-repair', path: 'guarantees.dials', key: 'id' },
  { copy: 'service-boiler-repair', path: 'prices.rows', key: 'id' },
  { copy: 'service-heat-pump', path: 'legend.items', key: 'number' },
  { copy: 'service-heat-pump', path: 'benefits.panels', key: 'id' },
  { copy: 'service-underfloor-heating', path: 'legend.items', key: 'number' },
  { copy: 'service-underfloor-heating', path: 'systems.systems', key: 'id' },
];

const at = (copy: unknown, path: string): object[] =>
  path.split('.').reduce((node, key) => node[key] as Node, copy as Node) as unknown as object[];
const written = (copy: CopyName) => parse(readFileSync(`content/copy/${copy}/fr.yaml`, 'utf8'));
const read = (copy: CopyName, content: unknown) =>
  validateData(`${copy}/fr.yaml`, content, copySchemaOf(copy));

describe.each(lists)('$copy: $path', ({ copy, path, key }) => {
  test('a duplicate identifier is a mistake', () => {
    const content = written(copy);
    const [first = {}, second = {}] = at(content, path);
    Object.assign(second, { [key]: Reflect.get(first, key) });
    expect(() => read(copy, content)).toThrow(
      `${copy}/fr.yaml: ${path}: ${key}: ${Reflect.get(first, key)} occurs 2 times.`,
    );
  });

  test('an item without an identifier is a mistake', () => {
    const content = written(copy);
    Reflect.deleteProperty(at(content, path)[0] ?? {}, key);
    expect(() => read(copy, content)).toThrow(`${copy}/fr.yaml: ${path}.0.${key}: `);
  });
});

/** Lists whose order a drawing determines. */
const drawn = lists.filter(
  ({ path, key }) => key === 'number' || ['hero.points', 'systems.systems'].includes(path),
);

test.each(drawn)(
  '$copy: $path is in the order of the drawing, whatever its order in the file',
  ({ copy, path }) => {
    const content = written(copy);
    at(content, path).reverse();
    expect(at(content, path)).not.toEqual(at(written(copy), path));
    expect(at(read(copy, content), path)).toEqual(at(written(copy), path));
  },
);

test('SV-3: every step of the safety card has its drawing', () => {
  for (const step of Object.values(safetySteps).flat()) expect(drawingNames()).toContain(`repair-${step}`);
});
