import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '#src/content/loaders/company.ts';
import { facts } from '#src/content/loaders/fact-table.ts';
import { site } from '#src/content/loaders/origin.ts';
import { allArticles } from '#src/copy/articles.ts';
import { revisionDay } from '#src/endpoints/revision.ts';
import { securityWarnings } from '#src/endpoints/security-text.ts';
import { formatNumber } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages, isServed } from '../support/built-pages.ts';
import { plain } from '../support/plain-text.ts';
import { wordsOf } from '../support/structured-data.ts';

const file = (path: string) => readFileSync(`${dist}${path}`, 'utf8');
const pages = builtPages();

test.each(languages)(
  'BL-1: the %s feed has the articles in the order of the blog, and their pages exist',
  (lang) => {
    const items = [...file(`/${lang}/blog/rss.xml`).matchAll(/<item>([\s\S]*?)<\/item>/g)].map(
      ([, item = '']) => item,
    );
    expect(items.map((item) => plain(item.match(/<title>([^<]*)/)?.[1] ?? ''))).toEqual(
      allArticles(lang).map(({ title }) => plain(title)),
    );
    expect(items.map((item) => item.match(/<pubDate>([^<]*)/)?.[1])).toEqual(
      allArticles(lang).map(({ date }) => new Date(date).toUTCString()),
    );
    for (const item of items) {
      const link = item.match(/<link>([^<]*)/)?.[1] ?? '';
      expect(link.startsWith(`${site}/${lang}/blog/`)).toBe(true);
      expect(isServed(link.replace(site, ''))).toBe(true);
    }
  },
);

test('the blog and its articles name the feed of their language', () => {
  for (const { id, lang, html } of pages) {
    const named = html.match(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]*)"/)?.[1];
    expect(named).toBe(id === 'blog' || id.startsWith('article/') ? `/${lang}/blog/rss.xml` : undefined);
  }
});

test.each(languages)('the %s contact card holds the number of its language', (lang) => {
  const lines = file(`/${lang}/contact.vcf`).split('\r\n');
  expect([lines[0], lines[1], lines.at(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
  expect(lines).toContain(`FN:${company.name}`);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${company.phones[lang].number}`);
  expect(lines).toContain(`EMAIL;TYPE=INTERNET,WORK:${company.email}`);
  expect(lines.join('\n')).toContain(`;;${company.address.street};${company.address.locality};`);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the contact card is linked beside the phone number wherever there is a contact section', () => {
  for (const { path, lang, html } of pages) {
    if (!html.includes('<address')) continue;
    const address = html.match(/<address[\s\S]*?<\/address>/)?.[0] ?? '';
    expect(address.replace(/<[^>]*>/g, ''), path).toContain(
      company.phones[lang].display.replaceAll(' ', '\u00a0'),
    );
    expect(address, path).toContain(`href="/${lang}/contact.vcf"`);
  }
});

test.each(languages)('the %s manifest names the site in its language, and icons that exist', (lang) => {
  const manifest = JSON.parse(file(`/${lang}/manifest.webmanifest`));
  expect(manifest).toMatchObject({
    short_name: company.name,
    lang: `${lang}-BE`,
    start_url: `/${lang}`,
  });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of icons) {
    expect(isServed(src)).toBe(true);
    if (type !== 'image/png') continue;
    const image = readFileSync(dist + src);
    expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const page of pages.filter((candidate) => candidate.lang === lang)) {
    expect(page.html).toMatch(new RegExp(`<meta name="theme-color"[^>]*content="${manifest.theme_color}"`));
    expect(page.html).toContain(`<link rel="manifest" href="/${lang}/manifest.webmanifest"`);
  }
});

test('security.txt names a contact, its own address, and expires within a year of the last change (RFC 9116)', () => {
  const text = file('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  expect(text).toContain(`Canonical: ${site}/.well-known/security.txt\n`);
  const expires = new Date(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  const days = (expires.getTime() - Date.parse(revisionDay())) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(securityWarnings(expires)).toEqual([expect.stringContaining('any commit gives it another year')]);
  expect(securityWarnings(new Date(expires.getTime() - 1))).toEqual([]);
});

interface Total {
  rate: number | null;
  when: string;
  low: number;
  high: number | null;
}
interface Entry {
  id: string;
  service: string;
  name: Record<string, string>;
  url: Record<'fr' | 'nl', string>;
  kind: string;
  unit: string;
  excludingVat: { low: number; high: number | null } | null;
  includingVat: Total[];
}

describe('prices.json', () => {
  const list: { schemaVersion: number; currency: string; prices: Entry[] } = JSON.parse(file('/prices.json'));

  test('keeps to the version that docs/prices-json.md describes', () => {
    expect(list).toMatchObject({ schemaVersion: 1, currency: 'EUR' });
    const described = readFileSync('docs/prices-json.md', 'utf8');
    for (const key of [...Object.keys(list), ...list.prices.flatMap(Object.keys)])
      expect(described).toContain(`\`${key}\``);
  });

  test('BC-1: names every price of content/facts/prices.yaml, and no other', () => {
    const priced = [...facts].flatMap(([name, { unit }]) =>
      name.startsWith('prices.') && unit === 'EUR' ? [name] : [],
    );
    const listed = list.prices.map(({ id }) => id);
    expect(listed.filter((id) => id.startsWith('prices.')).sort()).toEqual(priced.sort());
  });

  test.each(list.prices)(
    'BC-1, BC-6: $id is the price of the facts, with its totals, on the page it names',
    (price) => {
      const value = facts.get(price.id)?.value;
      const [low, high] = Array.isArray(value) ? value : [value, value];
      const shown = price.excludingVat ?? price.includingVat[0];
      expect(shown?.low).toBe(low);
      expect(shown?.high).toBe(price.kind === 'from' ? null : high);
      for (const { rate, low: total } of price.includingVat) {
        if (rate !== null) expect(total).toBeCloseTo(Number(low) * (1 + rate / 100), 2);
      }
      for (const lang of languages) {
        expect(price.name[lang]).toBeTruthy();
        const page = pages.find(({ path }) => site + path === price.url[lang]);
        expect(wordsOf(page?.html ?? '')).toContain(plain(formatNumber(Number(low), lang)));
      }
    },
  );
});

interface GrantEntry {
  id: string;
  url: Record<'fr' | 'nl', string>;
  official: Record<'fr' | 'nl', string[]>;
  reviewed: string;
  validUntil: string;
  state: string | null;
  schemes: { kind: string; open: boolean; amounts: { id: string; low: unknown; high: unknown }[] }[];
}

describe('grants.json', () => {
  const list: { regions: GrantEntry[]; vat: { works: object[] } } = JSON.parse(file('/grants.json'));
  const described = readFileSync('docs/grants-json.md', 'utf8');

  test('TL-4: keeps to the version and the keys that docs/grants-json.md describes', () => {
    expect(list).toMatchObject({ schemaVersion: 1 });
    const schemes = list.regions.flatMap((region) => region.schemes);
    for (const entry of [list, ...list.regions, ...schemes, list.vat, ...list.vat.works])
      for (const key of Object.keys(entry)) expect(described).toContain(`\`${key}\``);
  });

  test.each(list.regions)('TL-4: $id says what its schemes say, with the amounts of the facts', (region) => {
    expect(region.validUntil >= region.reviewed).toBe(true);
    const open = region.schemes.filter((scheme) => scheme.open).map(({ kind }) => kind);
    const state = open.includes('grant') ? 'open' : open.includes('loan') ? 'loan' : 'closed';
    expect(region.state).toBe(state);
    for (const { id, low, high } of region.schemes.flatMap(({ amounts }) => amounts)) {
      const value = facts.get(id)?.value;
      expect([low, high]).toEqual(Array.isArray(value) ? value : [value, value]);
    }
  });

  test.each(list.regions)(
    'TL-4: $id has its board on the page it names, with the official link',
    (region) => {
      for (const lang of languages) {
        const [address, anchor] = region.url[lang].split('#');
        const page = pages.find(({ path }) => site + path === address);
        expect(page?.html).toContain(`id="${anchor}"`);
        for (const body of region.official[lang]) expect(page?.html).toContain(`href="${body}"`);
      }
    },
  );
});

test('the build writes every nginx configuration that the deployment guide includes, but root.conf', () => {
  const guide = readFileSync('docs/guides/deploy.md', 'utf8');
  const named = new Set([...guide.matchAll(/current\/dist-hosts\/([\w.-]+)/g)].map(([, name = '']) => name));
  const missing = [...named].filter((name) => name !== 'root.conf' && !existsSync(`dist-hosts/${name}`));
  expect(named.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
