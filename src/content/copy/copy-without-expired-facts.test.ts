import { expect, test } from 'vitest';
import { articleWithoutExpiredFacts } from '../articles/article-blocks.ts';
import type { Finding } from '../finding.ts';
import { RequiredMap } from '../required-map.ts';
import type { Fact } from '../schemas/facts.ts';
import { copyWithoutExpiredFacts } from './copy-without-expired-facts.ts';

const grant: Fact = { value: 500, unit: 'EUR', source: 'test', until: '2026-12-31' };
const facts = new RequiredMap<Fact>([
  ['g.grant', grant],
  ['g.loan', { ...grant, until: undefined }],
]);
const [lastDay, dayAfter] = ['2026-12-31', '2027-01-01'];

const copyOn = (day: string, copy: object, found: Finding[] = []) =>
  copyWithoutExpiredFacts(copy, 'x.yaml', { lang: 'fr', day, facts }, (one) => found.push(one));
const bodyOn = (day: string, body: string, found: Finding[] = []) =>
  articleWithoutExpiredFacts(body, 'x.md', { lang: 'nl', day, facts }, (one) => found.push(one));

test('TR-5: on its last day a grant is shown; then its sentence and its row are left out, and the others stay', () => {
  const rows = [
    { label: 'Prime', value: '{g.grant}' },
    { label: 'Prêt', value: '{g.loan}' },
  ];
  const copy = { text: 'Prêt de {g.loan}. Prime de max. {g.grant} par logement.', rows };
  expect(copyOn(lastDay, copy)).toEqual(copy);
  expect(copyOn(dayAfter, copy)).toEqual({ text: 'Prêt de {g.loan}.', rows: [rows[1]] });
});

test('TR-5: a section that would be empty is found, and stays', () => {
  const found: Finding[] = [];
  expect(copyOn(dayAfter, { intro: '{g.grant}' }, found)).toEqual({ intro: '{g.grant}' });
  bodyOn(dayAfter, '## Tot {g.grant}\n', found);
  expect(found).toMatchObject([
    { code: 'nothing-left', file: 'x.yaml', path: ['intro'] },
    { code: 'nothing-left', file: 'x.md' },
  ]);
});

test('TR-5: an article loses the sentence, the list item and the row', () => {
  const body = `## Premies

Een lening van {g.loan}. Een premie van {g.grant}.

- {g.grant}
- {g.loan}

Table: Bedragen

| wat | bedrag |
| --- | --- |
| premie | {g.grant} |
| lening | {g.loan} |
`;
  expect(bodyOn(lastDay, body)).toBe(body);
  const left = bodyOn(dayAfter, body);
  expect(left).not.toContain('{g.grant}');
  expect(left.match(/\{g\.loan\}/g)).toHaveLength(3);
  expect(left).toContain('| --- | --- |\n| lening |');
});
