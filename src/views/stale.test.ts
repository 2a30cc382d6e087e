import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languagesOf } from '#src/content/checks/copy.ts';
import { namesStaleFact } from '#src/content/loaders/stale-facts.ts';
import { copyNamesOf } from '#src/copy/copy-names.ts';
import { copyNames } from '#src/copy/schemas.ts';
import { ui } from '#src/copy/ui.ts';
import { routes } from '#src/routing/routes.ts';
import { boardsOf, pageNotice } from './stale.ts';

beforeEach(() => {
  vi.stubEnv('SITE_DATE', '2099-01-01');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Copy that names a fact past its review date on the day. */
const stale = copyNames().flatMap((name) =>
  languagesOf(name)
    .filter((lang) =>
      namesStaleFact(readFileSync(`content/copy/${name}/${lang}.yaml`, 'utf8'), new Date('2099-01-01')),
    )
    .map((lang) => ({ name, lang })),
);

test.each(stale)(
  'BC-5: a page says that facts of $name ($lang) are being checked, and whom to ask',
  ({ name, lang }) => {
    const id = [...routes.keys()].find((page) => copyNamesOf(page, lang).includes(name));
    expect(
      id,
      `no page looks for stale facts in content/copy/${name}: sharedCopy in src/page-kinds/`,
    ).toBeDefined();
    if (id === undefined) return;
    expect(pageNotice(id, lang)?.links).not.toEqual([]);
    expect(pageNotice(id, lang)?.text).toBe(ui(lang).checking);
  },
);

test('BC-5: while every fact is current, no page says so', () => {
  vi.stubEnv('SITE_DATE', '2026-03-01');
  expect([...routes.keys()].filter((id) => pageNotice(id, 'fr') !== null)).toEqual([]);
});

test('BC-5: a board says so where it names a fact past its review date, and no other board does', () => {
  const board = (value: string) => ({ checking: 'Look there.', rows: [{ value }] });
  const written = [board('{subsidies.heat-pump-maximum}'), board('{prices.repair}')];
  expect(boardsOf(written, [board('6 000'), board('159')]).map(({ checking }) => checking)).toEqual([
    'Look there.',
    null,
  ]);
});
