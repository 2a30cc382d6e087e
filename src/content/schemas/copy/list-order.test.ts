import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawingNames } from '#src/drawings/drawings.ts';
import { safetyStepIds } from '#src/page-types/boiler-repair/copy-schema.ts';
import { type CopyName, copySchemas, copySchemasByPrefix } from '#src/routing/copy-names.ts';

interface Node {
  [key: string]: Node;
}

/** Lists of copy whose order a drawing determines: file, path. */
const listsInDrawings: [copy: CopyName, path: string][] = [
  ['home', 'hero.points'],
  ['town-aalst', 'answer.points'],
  ['service-boiler-installation', 'legend.items'],
  ['service-boiler-maintenance', 'included.items'],
  ['service-heat-pump', 'legend.items'],
  ['service-underfloor-heating', 'legend.items'],
  ['service-underfloor-heating', 'systems.systems'],
];

const at = (copy: unknown, path: string): object[] =>
  path.split('.').reduce((node, key) => node[key] as Node, copy as Node) as unknown as object[];

test.each(listsInDrawings)(
  '%s %s, which a drawing shows, is in its order, whatever its order in the file',
  (copy, path) => {
    const written = parse(readFileSync(`content/copy/${copy}/fr.yaml`, 'utf8'));
    const schema = copySchemas.get(copy) ?? copySchemasByPrefix.get('town-');
    const inOrder = structuredClone(at(written, path));
    at(written, path).reverse();
    expect(at(schema?.parse(written), path)).toEqual(inOrder);
  },
);

test('SV-3: every step of the safety card has its drawing', () => {
  for (const step of Object.values(safetyStepIds).flat()) expect(drawingNames()).toContain(`repair-${step}`);
});
