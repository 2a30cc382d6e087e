import { beforeEach, expect, test } from 'vitest';
import { bodyWithoutExpiredFacts } from '../articles/blocks.ts';
import type { Finding } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { Table } from '../table.ts';
import { copyWithoutExpiredFacts } from './expired-texts.ts';

const grant: Fact = { value: 500, unit: 'EUR', source: 'test', until: '2026-12-31' };
const facts = new Table<Fact>([
  ['g.grant', grant],
  ['g.loan', { ...grant, until: undefined }],
]);
const lastDay = '2026-12-31';
const dayAfter = '2027-01-01';

const found: Finding[] = [];
const report = (finding: Finding) => found.push(finding);
beforeEach(() => {
  found.length = 0;
});

const copy = {
  text: 'Prêt de {g.loan}. Prime de max. {g.grant} par logement.',
  rows: [
    { label: 'Prime', value: '{g.grant}' },
    { label: 'Prêt', value: '{g.loan}' },
  ],
};
const copyOn = (day: string) => copyWithoutExpiredFacts(copy, 'x.yaml', { lang: 'fr', day, facts }, report);
const bodyOn = (body: string, day: string) =>
  bodyWithoutExpiredFacts(body, 'x.md', { lang: 'nl', day, facts }, report);

test('TR-5: on its last day a grant is shown', () => {
  expect(copyOn(lastDay)).toEqual(copy);
});

test('TR-5: on the day after, its sentence and its row are left out, and the others stay', () => {
  expect(copyOn(dayAfter)).toEqual({ text: 'Prêt de {g.loan}.', rows: [copy.rows[1]] });
});

test('TR-5: a section that would be empty is found, and stays', () => {
  const intro = { intro: '{g.grant}' };
  expect(copyWithoutExpiredFacts(intro, 'x.yaml', { lang: 'fr', day: dayAfter, facts }, report)).toEqual(
    intro,
  );
  expect(found).toMatchObject([{ code: 'nothing-left', file: 'x.yaml', path: ['intro'] }]);
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
  expect(bodyOn(body, lastDay)).toBe(body);
  const left = bodyOn(body, dayAfter);
  expect(left).not.toContain('{g.grant}');
  expect(left.match(/\{g\.loan\}/g)).toHaveLength(3);
  expect(left).toContain('| --- | --- |\n| lening |');
  bodyOn('## Tot {g.grant}\n', dayAfter);
  expect(found).toMatchObject([{ code: 'nothing-left', file: 'x.md' }]);
});
