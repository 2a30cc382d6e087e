import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyOf, rawCopyOf } from '#src/copy/copy.ts';
import { boardsOf } from './subsidies-view.ts';

beforeEach(() => {
  vi.stubEnv('SITE_DATE', '2099-01-01');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const written = rawCopyOf('service-heat-pump', 'fr').subsidies;
const filled = copyOf('service-heat-pump', 'fr').subsidies;

test('TR-2: a stale board shows no state and no amount, and links to the public body', () => {
  for (const board of boardsOf(written, filled, 'fr')) {
    expect(board.state).toBe(filled.stale.state);
    expect(board.rows).toEqual([]);
    expect(board.authorities).not.toEqual([]);
  }
});

test('TR-2: a board without stale facts is unchanged beside a stale one', () => {
  const [first, second] = written.boards;
  if (first === undefined || second === undefined) throw new Error('no boards');
  const current = { ...first, rows: [{ label: 'Repair', value: '{prices.repair}' }], text: 'Now.' };
  const [open, closed] = boardsOf(
    { ...written, boards: [current, second] },
    { ...filled, boards: filled.boards.slice(0, 2) },
    'fr',
  );
  expect(open?.state).toBe(filled.boards[0]?.state);
  expect(open?.rows.length).toBeGreaterThan(0);
  expect(closed?.rows).toEqual([]);
});

test('TR-2: a current board shows the oldest review date of its facts', () => {
  vi.stubEnv('SITE_DATE', '2026-03-01');
  for (const board of boardsOf(written, filled, 'fr')) {
    expect(board.reviewed?.iso).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(board.state).not.toBe(filled.stale.state);
  }
});
