import { expect, test } from 'vitest';
import { removeListed, stillListed } from '../../desk/server/invented.ts';
import type { Path, Value } from '../../desk/source/change.ts';
import { valueAt } from '../../desk/source/change.ts';
import { PlannedFiles } from '../../desk/things/thing.ts';
import { copyContent } from './project.ts';

const company = 'content/company.yaml';
const changing = (file: string, ...paths: Path[]) => ({
  file,
  hash: '',
  changes: paths.map((path) => ({ kind: 'set' as const, path, value: 'x' })),
});

test('DK-3: a real value whose field is still listed as invented is told, and taken off the list', () => {
  const files = new PlannedFiles(copyContent());
  const samples = () => valueAt(files.data(company), ['samples']) as Value[];
  const before = samples();
  const saved = changing(company, ['phones', 'fr', 'display'], ['phones', 'fr', 'number'], ['founded']);
  const found = stillListed(files, [saved]);
  expect(found).toEqual([{ file: company, key: 'phones.fr' }]);
  removeListed(files, found);
  expect(samples()).toEqual(before.filter((key) => key !== 'phones.fr'));
  expect(stillListed(files, [saved])).toEqual([]);
  // A second window has done it.
  removeListed(files, found);
  expect(samples()).toHaveLength(before.length - 1);
});

test('DK-3: the same of a text that is listed as still to be written', () => {
  const files = new PlannedFiles(copyContent());
  const list = () => files.data('content/placeholders.yaml') as Value[];
  const before = list();
  const found = stillListed(files, [
    changing('content/copy/home/nl.yaml', ['certifications', 'network', 'text']),
  ]);
  expect(found).toEqual([{ file: 'content/copy/home/fr.yaml', key: 'certifications.network.text' }]);
  removeListed(files, found);
  expect(list()).toHaveLength(before.length - 1);
});
