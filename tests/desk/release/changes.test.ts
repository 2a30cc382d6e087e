import { expect, test } from 'vitest';
import { articleIds, yamlNamesIn } from '#tests/support/content-files.ts';
import { problemsIn } from '../../../desk/server/problem.ts';
import { valueAt } from '../../../desk/source/change.ts';
import { planOf } from '../../../desk/things/plan.ts';
import { consequencesOf } from '../../../desk/things/remove.ts';
import { PlannedFiles, removal, thing } from '../../../desk/things/thing.ts';
import { problemsAfter, root, startReader, today } from './planned-things.ts';

const [town = ''] = yamlNamesIn('towns');
const [brand = ''] = yamlNamesIn('brands');
const reader = startReader();

test('DK-1: a price from a date is written with its day; one whose day has passed is tidied up', async () => {
  const price = (from: string, low: number) =>
    thing.parse({ kind: 'laterPrice', price: 'prices.repair', from, low });
  const files = new PlannedFiles(root);
  const { left } = planOf(files, price('2027-01-01', 171), today);
  const file = 'content/facts/prices.yaml';
  expect(valueAt(files.data(file), ['repair', 'next'])).toEqual({ from: '2027-01-01', value: 171 });
  expect(left.some(({ file: name }) => name.endsWith('/fr.yaml'))).toBe(true);
  expect(left.some(({ file: name }) => name.endsWith('/nl.yaml'))).toBe(true);
  planOf(files, price('2028-01-01', 181), '2027-06-01');
  expect(valueAt(files.data(file), ['repair', 'value'])).toBe(171);
  expect(valueAt(files.data(file), ['repair', 'next'])).toEqual({ from: '2028-01-01', value: 181 });
  planOf(files, price('2027-06-01', 191), '2027-06-01');
  expect(valueAt(files.data(file), ['repair', 'value'])).toBe(191);
  expect(valueAt(files.data(file), ['repair', 'next'])).toBeUndefined();
});

test.each([
  ['removeTown', `town/${town}`, `content/towns/${town}.yaml`],
  ['removeBrand', `brand/${brand}`, `content/brands/${brand}.yaml`],
  ['removeArticle', `article/${articleIds()[0]}`, `content/articles/${articleIds()[0]}/fr.md`],
])(
  'DK-1: %s: the address leads elsewhere, and the texts that link there are named',
  async (kind, page, file) => {
    const request = removal.parse({ kind, slug: page.split('/')[1], to: 'home' });
    const { plan, problems } = await problemsAfter(reader, request);
    expect(plan.texts.get(file)).toBeNull();
    expect(plan.texts.get('content/moved.yaml')).toContain(page);
    const linking = problems.filter(({ message }) => message.includes('link to unknown page'));
    expect(
      problems.filter((problem) => !linking.includes(problem) && problem.remedy?.kind !== 'remove'),
    ).toEqual([]);
    const { links } = consequencesOf(new PlannedFiles(root), request);
    expect(new Set(links.map((link) => link.file))).toEqual(
      new Set(linking.flatMap((problem) => problemsIn(problem, () => undefined)).map((found) => found.file)),
    );
  },
);
