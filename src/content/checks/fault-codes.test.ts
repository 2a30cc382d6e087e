import { expect, test } from 'vitest';
import { type FaultCodesFile, faultCodesFile } from '../schemas/fault-codes.ts';
import { faultCodeProblems } from './fault-codes.ts';

const words = { fr: 'mots', nl: 'woorden' };
const document = { title: words, numbers: ['1234'], pages: '12', languages: ['nl'] };
const family = {
  id: 'old',
  label: words,
  models: ['Model'],
  document,
  read: 'transcription',
  checked: '2026-11-23',
  sources: ['somewhere'],
};
const code = {
  code: 'F.22',
  aliases: ['F.022'],
  families: ['old'],
  subject: 'pressure',
  severity: 'self',
  firstCheck: 'gauge',
  meaning: words,
};
const explained = { code: 'F.22', severity: 'self', verdict: 'agrees' };

/** A correct file but for what a test changes. */
const file = (change: object): FaultCodesFile =>
  faultCodesFile.parse({ brandPage: [explained], families: [family], codes: [code], ...change });
const problems = (change: object): string[] => faultCodeProblems('content/fault-codes/x.yaml', file(change));
const mistakes = (change: object): string =>
  JSON.stringify(
    faultCodesFile
      .safeParse({ brandPage: [explained], families: [family], codes: [code], ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
const undocumented = { ...family, document: undefined, notFound: words };
const technician = { ...code, severity: 'technician', firstCheck: 'none' };

test('TR-1: a correct file has no problem', () => {
  expect(problems({})).toEqual([]);
});

test('TR-1: a family has a document or the words that none was found', () => {
  expect(mistakes({ families: [{ ...family, document: undefined }] })).toContain(
    'either a document, with title and numbers, or notFound',
  );
  expect(mistakes({ families: [{ ...family, notFound: words }] })).toContain('families.0');
  expect(mistakes({ families: [{ ...undocumented, notFound: { fr: 'mots' } }] })).toContain('notFound.nl');
  expect(
    problems({
      families: [undocumented],
      codes: [technician],
      brandPage: [{ ...explained, severity: 'technician', verdict: 'not-found', notFound: words }],
    })[0],
  ).toMatch(/brandPage\[F\.22\]\.verdict: not-found, but the code stands under codes\. .* Write agrees/);
});

test('TR-1: self without a document does not build', () => {
  const message =
    /^content\/fault-codes\/x\.yaml: codes\[F\.22\]\.severity: self without a document\. Visitors .* Name the document/;
  expect(problems({ families: [undocumented] })[0]).toMatch(message);
  expect(problems({ codes: [{ ...code, notFound: words }] })[0]).toMatch(message);
});

test.each([
  ['self', 'overheat'],
  ['self', 'flue'],
  ['self', 'gas-valve'],
  ['self', 'flame'],
  ['once', 'overheat'],
  ['once', 'flue'],
  ['once', 'gas-valve'],
  ['once', 'false-flame'],
  ['once', 'power'],
])('TR-1: %s is refused for subject %s', (severity, subject) => {
  expect(problems({ codes: [{ ...code, severity, subject }] })[0]).toMatch(
    new RegExp(
      `codes\\[F\\.22\\]\\.severity: ${severity} with subject: ${subject}.*Write technician or danger`,
    ),
  );
});

test('TR-1: self needs a look at the gauge, danger leaves nothing to look at', () => {
  expect(problems({ codes: [{ ...code, firstCheck: 'none' }] })[0]).toContain('self with subject: pressure');
  expect(problems({ codes: [{ ...code, severity: 'danger' }] })[0]).toContain(
    'codes[F.22].firstCheck: gauge with severity: danger',
  );
});

test.each([
  ['F 022', 'F022 already stands under code "F.22" of family old'],
  ['f.22', 'F22 already stands under code "F.22" of family old'],
])('a spelling leads to one meaning in a family: alias %s', (alias, message) => {
  expect(problems({ codes: [code, { ...technician, code: 'F.23', aliases: [alias] }] }).join()).toContain(
    message,
  );
});

test('a code may mean something else in another family, but not twice in one', () => {
  const other = { ...technician, families: ['new'] };
  const brandPage = [{ ...explained, severity: 'technician' }];
  const families = [family, { ...family, id: 'new' }];
  expect(problems({ brandPage, families, codes: [code, other] })).toEqual([]);
  expect(problems({ codes: [code, technician] }).join()).toContain('F22 already stands');
  expect(problems({ families: [family, family] })[0]).toContain('two families have id: old');
});

test('a family that the file does not have is named with those it has', () => {
  expect(problems({ codes: [{ ...code, families: ['older'] }] })[0]).toMatch(
    /codes\[F\.22\]\.families: no family with id: older\. .* Write one of old/,
  );
});

test('TR-1: a code of the brand page has a document or the words that none was found', () => {
  expect(problems({ codes: [] })[0]).toMatch(
    /brandPage\[F\.22\]\.verdict: agrees, but no document behind the code is known/,
  );
  expect(mistakes({ brandPage: [{ ...explained, verdict: 'not-found' }] })).toContain(
    'notFound stands with verdict: not-found and nowhere else',
  );
  expect(problems({ brandPage: [explained, explained] })[0]).toContain('code "F.22" stands there twice');
});

test('TR-1: the brand page advises no more than every document allows', () => {
  expect(problems({ codes: [technician] })[0]).toMatch(
    /brandPage\[F\.22\]\.severity: self, but "mots" under codes is technician/,
  );
  expect(problems({ brandPage: [{ ...explained, verdict: 'contradicts' }] })[0]).toContain(
    'self with verdict: contradicts',
  );
  expect(
    problems({
      codes: [],
      brandPage: [{ ...explained, severity: 'once', verdict: 'not-found', notFound: words }],
    })[0],
  ).toContain('once with verdict: not-found');
});
