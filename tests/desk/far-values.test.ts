import { expect, test } from 'vitest';
import type { Change, Value } from '../../desk/source/change.ts';
import { changed, type Doc } from '../../desk/ui/documents.ts';
import { farValues } from '../../desk/ui/far-values.ts';

const data: Value = { sweep: { value: 99, unit: 'EUR' }, leak: { value: [80, 200] }, free: { value: 0 } };
const doc = (file: string, ...changes: Change[]): Doc =>
  changes.reduce(changed, { file, hash: '', data, lang: null, changes: [], now: data } as Doc);
const set = (path: (string | number)[], value: Value): Change => ({ kind: 'set', path, value });
const far = (...changes: Change[]) => farValues([doc('content/facts/prices.yaml', ...changes)]);

test('DK-1: a number far above or below the former one is told, with how many times', () => {
  const place = { file: 'content/facts/prices.yaml', path: ['sweep', 'value'] };
  expect(far(set(['sweep', 'value'], 9900))).toEqual([{ ...place, factor: 100, isMore: true }]);
  expect(far(set(['sweep', 'value'], 9.9))).toEqual([
    { ...place, factor: expect.closeTo(10), isMore: false },
  ]);
  expect(far(set(['leak', 'value'], [80, 20000]))).toMatchObject([{ factor: 100 }]);
  expect(far(set(['leak', 'value', 1], 20000))).toMatchObject([{ path: ['leak', 'value'], factor: 100 }]);
});

test('DK-1: a price that rises, a value that was nothing, one that was typed back, and other files are not told', () => {
  expect(far(set(['sweep', 'value'], 495))).toEqual([]);
  expect(far(set(['free', 'value'], 10), set(['leak', 'value'], [80, 210]))).toEqual([]);
  expect(
    far(set(['sweep', 'value'], 9900), set(['sweep', 'unit'], 'EUR'), set(['sweep', 'value'], 99)),
  ).toEqual([]);
  expect(farValues([doc('content/towns/asse.yaml', set(['sweep', 'value'], 9900))])).toEqual([]);
});
