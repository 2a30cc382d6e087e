import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawingNames } from '#src/drawings/drawings.ts';
import { safetySteps } from '#src/page-types/boiler-repair/copy-schema.ts';
import { type CopyName, copySchemas, copySchemasByPrefix } from '#src/routing/copy-names.ts';
import type { Finding } from '../../finding.ts';
import { validate } from '../../parse-file.ts';

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
  { copy: 'service-boiler-repair', path: 'prices.rows', key: 'id' },
  { copy: 'service-heat-pump', path: 'legend.items', key: 'number' },
  { copy: 'service-heat-pump', path: 'benefits.panels', key: 'id' },
  { copy: 'service-underfloor-heating', path: 'legend.items', key: 'number' },
  { copy: 'service-underfloor-heating', path: 'systems.systems', key: 'id' },
];

const at = (copy: unknown, path: string): object[] =>
  path.split('.').reduce((node, key) => node[key] as Node, copy as Node) as unknown as object[];
const written = (copy: CopyName) => parse(readFileSync(`content/copy/${copy}/fr.yaml`, 'utf8'));
const schemaOf = (copy: CopyName) =>
  copySchemas.get(copy) ?? copySchemasByPrefix.get('town-') ?? expect.unreachable(copy);
const read = (copy: CopyName, content: unknown) => {
  const found: Finding[] = [];
  const data = validate(`${copy}/fr.yaml`, content, schemaOf(copy), (finding) => found.push(finding));
  return { data, found };
};

describe('a list with identifiers', () => {
  test('has each of them once', () => {
    const unnoticed = lists.filter(({ copy, path, key }) => {
      const content = written(copy);
      const [first = {}, second = {}] = at(content, path);
      Object.assign(second, { [key]: Reflect.get(first, key) });
      return !read(copy, content).found.some(
        ({ code, params }) => code === 'not-once-each' && params.times === 2,
      );
    });
    expect(unnoticed).toEqual([]);
  });

  test('has one for each item', () => {
    const unnoticed = lists.filter(({ copy, path, key }) => {
      const content = written(copy);
      Reflect.deleteProperty(at(content, path)[0] ?? {}, key);
      return !read(copy, content).found.some(({ path: keys }) => keys.join('.') === `${path}.0.${key}`);
    });
    expect(unnoticed).toEqual([]);
  });
});

/** Lists whose order a drawing determines. */
const drawn = lists.filter(
  ({ path, key }) => key === 'number' || ['hero.points', 'systems.systems'].includes(path),
);

test('a list that a drawing shows is in its order, whatever its order in the file', () => {
  const wrong = drawn.filter(({ copy, path }) => {
    const content = written(copy);
    at(content, path).reverse();
    const inOrder = JSON.stringify(at(written(copy), path));
    return JSON.stringify(at(read(copy, content).data, path)) !== inOrder;
  });
  expect(wrong).toEqual([]);
});

test('SV-3: every step of the safety card has its drawing', () => {
  for (const step of Object.values(safetySteps).flat()) expect(drawingNames()).toContain(`repair-${step}`);
});
