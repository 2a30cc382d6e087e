import { expect, test } from 'vitest';
import type { Fact } from '#src/content/schemas/facts.ts';
import { currentBody, currentCopy } from './ended-facts.ts';

const grant: Fact = { value: 500, unit: 'EUR', source: 'test', until: '2026-12-31' };
const table = new Map([
  ['g.grant', grant],
  ['g.loan', { ...grant, until: undefined }],
]);
const lastDay = new Date('2026-12-31');
const dayAfter = new Date('2027-01-01');

const copy = {
  text: 'Prêt de {g.loan}. Prime de max. {g.grant} par logement.',
  rows: [
    { label: 'Prime', value: '{g.grant}' },
    { label: 'Prêt', value: '{g.loan}' },
  ],
};
const copyOn = (day: Date) => currentCopy(copy, 'x.yaml', 'fr', day, table);
const bodyOn = (body: string, day: Date) => currentBody(body, 'x.md', 'nl', day, table);

test('TR-5: on its last day a grant is shown', () => {
  expect(copyOn(lastDay)).toEqual(copy);
});

test('TR-5: on the day after, its sentence and its row are left out, and the others stay', () => {
  expect(copyOn(dayAfter)).toEqual({ text: 'Prêt de {g.loan}.', rows: [copy.rows[1]] });
});

test('TR-5: a section that would be empty is a problem', () => {
  expect(() => currentCopy({ intro: '{g.grant}' }, 'x.yaml', 'fr', dayAfter, table)).toThrow(
    /^x\.yaml: intro: names a fact with until:/,
  );
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
  expect(() => bodyOn('## Tot {g.grant}\n', dayAfter)).toThrow('x.md: ## Tot');
});
