import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { RegionGrants } from '#src/page-types/grants/GrantBoards/RegionGrants.tsx';
import { GrantCards } from '#src/sections/GrantSummary/GrantCards.tsx';
import { VatTable } from '#src/sections/VatTable/VatTable.tsx';
import { content, copyOf } from '#src/site.ts';
import { grantCards } from './grant-summary.ts';
import { deadlinesOf, grantBoards } from './grants.ts';
import { vatTableView } from './vat-table.ts';

const site = vi.hoisted(() => ({ day: '' }));
vi.mock('#src/site.ts', async (original) => ({
  ...(await original<typeof import('#src/site.ts')>()),
  get day() {
    return site.day;
  },
}));

const noFormer = { title: '', items: [] };

/** The sections as the build prints them on a day. */
const printed = (day: string, lang: 'fr' | 'nl') => {
  site.day = day;
  const { boards, vat } = copyOf('grants', lang);
  const { states } = content.ui[lang].grants;
  const stale = { state: states.stale, text: boards.stale };
  return {
    boards: renderToStaticMarkup(
      <RegionGrants
        {...boards}
        boards={grantBoards(lang)}
        stale={stale}
        former={noFormer}
        reviewedLabel=""
      />,
    ),
    short: renderToStaticMarkup(
      <GrantCards
        heading=""
        intro=""
        note=""
        former={noFormer}
        {...grantCards(['brussels', 'flanders', 'wallonia', 'vat'], lang)}
      />,
    ),
    vat: renderToStaticMarkup(<VatTable {...vat} {...vatTableView(lang)} reviewedLabel="" />),
  };
};

const amounts = (html: string) => html.match(/€|%/g) ?? [];

beforeEach(() => {
  site.day = '2026-12-01';
});

describe.each(languages)('in %s', (lang) => {
  test('TL-4, TR-2: a build after the review date prints no state, amount or rate, but the public bodies', () => {
    const { boards, short, vat } = printed('2099-01-01', lang);
    for (const html of [boards, short, vat]) {
      expect(html).not.toContain('data-until');
      expect(amounts(html)).toEqual([]);
      expect(html).toContain('href="https://');
    }
    const { states } = content.ui[lang].grants;
    for (const state of [states.open, states.loan, states.closed])
      expect(boards + short).not.toContain(`>${state}<`);
    expect(boards).toContain(`>${states.stale}<`);
  });

  test('TL-4: a build before it prints both, so that the browser can close what has become too old', () => {
    const { boards, short, vat } = printed('2026-12-01', lang);
    for (const html of [boards, short, vat]) {
      expect(amounts(html).length).toBeGreaterThan(0);
      const days = (name: string) =>
        [...html.matchAll(new RegExp(`${name}="([\\d-]+)"`, 'g'))].map(([, day]) => day);
      expect(days('data-until')).toEqual(days('data-after'));
      expect(html.match(/data-after="[\d-]+" hidden=""/g)).toHaveLength(days('data-after').length);
    }
  });

  test('TL-4: the short boards of other pages say the same states', () => {
    expect(grantCards(['brussels', 'flanders', 'wallonia'], lang).boards.map(({ state }) => state)).toEqual(
      grantBoards(lang).map(({ state }) => state),
    );
  });

  test('TL-4: what ends stands in the order of its days, the day on which the boards close among them', () => {
    const days = deadlinesOf(lang).map(({ day }) => day.iso);
    expect(days).toEqual(days.toSorted());
    expect(days).toContain(
      grantBoards(lang)
        .map(({ validUntil }) => validUntil.iso)
        .sort()[0],
    );
  });
});
