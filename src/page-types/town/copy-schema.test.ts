import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaFinding } from '#src/content/schema-finding.ts';
import { townCopy } from './copy-schema.ts';

const written = parse(readFileSync('content/copy/town-aalst/fr.yaml', 'utf8'));
/** What is found in the copy with changes: codes with the section. */
const found = (copy: object): string[] =>
  (townCopy.safeParse(copy).error?.issues ?? []).map((issue) => {
    const { code, path, params } = schemaFinding('town', issue, copy);
    return `${path.join('.')} ${code} ${params.section}`;
  });

test('TN: every section for which a town has copy occurs once in `order`', () => {
  expect(found(written)).toEqual([]);
  const [first] = written.order;
  expect(found({ ...written, order: written.order.slice(1) })).toEqual([`order section-unlisted ${first}`]);
  expect(found({ ...written, order: [...written.order, 'map'] })).toEqual(['order section-twice map']);
});

test('TN: an optional section is in `order` exactly if the file has copy for it', () => {
  const { reasons: _, second: __, ...without } = written;
  const order = written.order.filter((section: string) => section !== 'reasons' && section !== 'second');
  expect(found({ ...without, order })).toEqual([]);
  expect(found({ ...without, order: [...order, 'second'] })).toEqual(['order section-empty second']);
  const second = { heading: 'x', paragraphs: ['x'], drawing: 'x' };
  expect(found({ ...without, order, second })).toEqual(['order section-unlisted second']);
});
