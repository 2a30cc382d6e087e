import { expect, test } from 'vitest';
import { type FinderBrand, type FinderMeaning, findAnswer, parseTypedCode } from './finder.ts';

const meaning: FinderMeaning = {
  code: 'F.13',
  aliases: ['F.013'],
  families: ['old'],
  severity: 'once',
  check: 'gas-tap',
  gas: true,
  meaning: 'no flame',
  note: null,
  notFound: null,
};
const brand: FinderBrand = {
  slug: 'acme',
  name: 'Acme',
  families: [
    { id: 'old', label: 'Old', source: 'manual 1' },
    { id: 'new', label: 'New', source: 'manual 2' },
  ],
  meanings: [
    meaning,
    { ...meaning, families: ['new'], severity: 'technician', check: 'none', gas: false, meaning: 'sensor' },
    {
      ...meaning,
      code: 'F.20',
      aliases: [],
      severity: 'self',
      check: 'gauge',
      gas: false,
      meaning: 'low water',
    },
  ],
  explained: [
    { code: 'F.20', severity: 'technician', notFound: null, href: '/acme#f-20' },
    { code: 'E.99', severity: 'danger', notFound: 'no document', href: '/acme#e-99' },
  ],
};

test('TL-1: a code is read with or without the name of its brand; other words are none', () => {
  const read = (...typed: string[]) => typed.map((text) => parseTypedCode(text, [brand]));
  const kinds = (...typed: string[]) => new Set(read(...typed).map(({ kind }) => kind));
  for (const code of read('f13', 'F 13', 'F.13', '  f.13 '))
    expect(code).toEqual({ kind: 'code', code: 'F13', brand: null });
  expect(read('acme F.13')).toEqual([{ kind: 'code', code: 'F13', brand }]);
  expect(kinds('', '   ')).toEqual(new Set(['empty']));
  expect(kinds('🔥', '…', 'שגיאה 28', '٢٨', 'x'.repeat(200))).toEqual(new Set(['wrong']));
});

test('TL-1: a code that no document and no brand page has is unknown, even if a known one resembles it', () => {
  expect(findAnswer(brand, 'F14', null)).toEqual({ kind: 'unknown', code: 'F14' });
});

test('TL-1: without a family all meanings stand, with the severity that is safe under all, and nothing to look at', () => {
  expect(findAnswer(brand, 'F013', null)).toMatchObject({
    kind: 'found',
    code: 'F.013',
    shownMeanings: [{ meaning: 'no flame' }, { meaning: 'sensor' }],
    severity: 'technician',
    check: 'none',
    gas: true,
  });
});

test('TL-1: the family leaves its own meaning', () => {
  expect(findAnswer(brand, 'F13', 'old')).toMatchObject({
    shownMeanings: [{ meaning: 'no flame' }],
    severity: 'once',
    check: 'gas-tap',
  });
  expect(findAnswer(brand, 'F13', 'unheard-of')).toMatchObject({ severity: 'technician' });
});

test('TL-1: the answer never allows more than the page of the brand, and has nothing to check in danger', () => {
  expect(findAnswer(brand, 'F20', null)).toMatchObject({ kind: 'found', severity: 'technician' });
  const explained = [{ code: 'F.13', severity: 'danger', notFound: null, href: '' }] as const;
  expect(findAnswer({ ...brand, explained }, 'F13', 'old')).toMatchObject({
    severity: 'danger',
    check: 'none',
  });
});

test('TL-1: a code that only the page of the brand explains says that no document was found', () => {
  expect(findAnswer(brand, 'E99', null)).toMatchObject({
    kind: 'found',
    shownMeanings: [],
    code: 'E.99',
    severity: 'danger',
    explained: { notFound: 'no document' },
  });
});
