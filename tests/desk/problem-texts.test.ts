import { expect, test } from 'vitest';
import * as z from 'zod';
import { schemaMessage } from '#src/content/io/schema-message.ts';
import { companyFile } from '#src/content/schemas/company.ts';
import { problemsIn } from '../../desk/server/problem.ts';
import { problemText } from '../../desk/ui/problem-texts.ts';
import { messagesOfCode } from './messages.ts';

/** A message as the desk gets it, and as it is at its field. */
const shownTexts = (message: string): string[] => [
  message,
  ...problemsIn({ message }, () => undefined).map((problem) => problem.message),
];

const isTranslated = (message: string): boolean =>
  (['fr', 'nl'] as const).every((language) => problemText(message, language) !== message);

test('DK-3: every message of the checks and of the desk has a text in French and in Dutch', () => {
  const messages = messagesOfCode();
  expect(messages.length).toBeGreaterThan(100);
  const english = messages.filter(
    ({ message }) =>
      // Where the code inserts something, a number may stand, or a word.
      ![message, message.replaceAll('7', 'x')].flatMap(shownTexts).some(isTranslated),
  );
  expect(english.map(({ where, message }) => `${where} ${message}`)).toEqual([]);
});

const date = z.iso.date();
test.each<[string, z.ZodType, unknown]>([
  ['an empty text', z.string().min(1), ''],
  ['a text that is too long', z.string().max(3), 'four'],
  ['a text in place of a number', z.number(), 'a'],
  ['a number in place of a text', z.string(), 5],
  ['a text in place of yes or no', z.boolean(), 'yes'],
  ['nothing', z.string(), undefined],
  ['null', z.string(), null],
  ['a number that is too small', z.int().min(1), 0],
  ['a number that is too large', z.int().max(5), 6],
  ['part of a number', z.int(), 1.5],
  ['a list that is too short', z.array(z.string()).min(2), ['a']],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b']],
  ['a list of another length', z.array(z.string()).length(2), ['a']],
  ['a range with one end', z.tuple([z.number(), z.number()]), [1]],
  ['none of the choices', z.enum(['a', 'b']), 'c'],
  ['not the only choice', z.literal(true), false],
  ['no e-mail address', z.email(), 'info@'],
  ['no web address', z.url(), 'pajotherm'],
  ['no date', date, 'tomorrow'],
  ['a date of another form', date, '01/02/2030'],
  ['a pattern without a message', z.string().regex(/^a$/), 'b'],
  ['no list', z.array(z.string()), 'a'],
  ['no object', z.strictObject({ a: z.string() }), 'a'],
  ['an unknown key', z.strictObject({}), { a: 1 }],
  ['neither of two kinds', z.union([z.number(), z.boolean()]), 'a'],
  ['an unknown key of a table', z.record(z.enum(['a']), z.string()), { b: 'x' }],
])('DK-3: what a schema says of %s has a text in French and in Dutch', (_, schema, value) => {
  const data = { key: value };
  const issues = z.strictObject({ key: schema }).safeParse(data).error?.issues ?? [];
  expect(issues).not.toEqual([]);
  for (const issue of issues) {
    const texts = shownTexts(`content/x.yaml: ${schemaMessage(issue, data)}`);
    expect(texts.at(-1)).not.toBe(texts[0]);
    expect(problemText(texts.at(-1) ?? '', 'fr'), texts.at(-1)).not.toMatch(
      /Invalid|expected|undefined|\$\d/,
    );
    expect(isTranslated(texts.at(-1) ?? ''), texts.at(-1)).toBe(true);
  }
});

test('DK-3: a page of a desk that has ended says so', () => {
  expect(isTranslated('The token is missing or old. Open the address that `npm run edit` prints.')).toBe(
    true,
  );
});

/** What the desk says of a number that is typed as a telephone dials it. */
const saidOf = (number: string): string[] => {
  const data = { display: '053 12 34 56', number };
  const issues = companyFile.shape.phones.shape.fr.safeParse(data).error?.issues ?? [];
  const [said = ''] = issues.map((issue) => schemaMessage(issue, data).replace(/^number: /, ''));
  return (['fr', 'nl', 'en'] as const).map((language) => problemText(said, language));
};

test.each([
  ['0475/12 34 56', '+32475123456'],
  ['+32 (0)53 12 34 56', '+3253123456'],
  ['+32053123456', '+3253123456'],
])('DK-3: the number %s is refused with the one to write, %s', (typed, right) => {
  const [fr, nl, en] = saidOf(typed);
  expect(fr).toContain(`Écrivez ${right}.`);
  expect(nl).toContain(`Schrijf ${right}.`);
  expect(en).toContain(`Write "${right}"`);
});

test('DK-3: of a number that lacks its area, how one is written', () => {
  for (const said of saidOf('12.34.56')) expect(said).toMatch(/ \+32, .*\+3253123456/);
});

test('DK-3: a choice that nobody has made yet is no wrong value', () => {
  const data = { key: '' };
  const [issue] = z.strictObject({ key: z.enum(['a', 'b']) }).safeParse(data).error?.issues ?? [];
  const said = issue === undefined ? '' : schemaMessage(issue, data).replace(/^key: /, '');
  expect(problemText(said, 'fr')).toBe('Rien n’est encore choisi : choisissez dans la liste.');
  expect(problemText(said, 'nl')).toBe('Er is nog niets gekozen: kies uit de lijst.');
  expect(problemText(said, 'en')).toBe('Nothing is chosen yet: choose one of the list.');
});
