import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { revisionDay } from '#src/endpoints/revision.ts';
import { securityFindings } from '#src/endpoints/security-text.ts';
import { languages } from '#src/lib/language.ts';
import { content, website } from '#src/site.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages, isServed } from '../support/built-pages.ts';
import { plain } from '../support/plain-text.ts';

const file = (path: string) => readFileSync(`${dist}${path}`, 'utf8');
const pages = builtPages();

test.each(languages)(
  'BL-1: the %s feed has the articles in the order of the blog, and their pages exist',
  (lang) => {
    const items = [...file(`/${lang}/blog/rss.xml`).matchAll(/<item>([\s\S]*?)<\/item>/g)].map(
      ([, item = '']) => item,
    );
    expect(items.map((item) => plain(item.match(/<title>([^<]*)/)?.[1] ?? ''))).toEqual(
      content.articles[lang].map(({ title }) => plain(title)),
    );
    expect(items.map((item) => item.match(/<pubDate>([^<]*)/)?.[1])).toEqual(
      content.articles[lang].map(({ date }) => new Date(date).toUTCString()),
    );
    for (const item of items) {
      const link = item.match(/<link>([^<]*)/)?.[1] ?? '';
      expect(link.startsWith(`${website}/${lang}/blog/`)).toBe(true);
      expect(isServed(link.replace(website, ''))).toBe(true);
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
  expect(lines).toContain(`FN:${content.company.name}`);
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${content.company.phones[lang].number}`);
  expect(lines).toContain(`EMAIL;TYPE=INTERNET,WORK:${content.company.email}`);
  expect(lines.join('\n')).toContain(
    `;;${content.company.address.street};${content.company.address.locality};`,
  );
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the contact card is linked beside the phone number wherever there is a contact section', () => {
  for (const { path, lang, html } of pages) {
    if (!html.includes('<address')) continue;
    const address = html.match(/<address[\s\S]*?<\/address>/)?.[0] ?? '';
    expect(address.replace(/<[^>]*>/g, ''), path).toContain(
      content.company.phones[lang].display.replaceAll(' ', '\u00a0'),
    );
    expect(address, path).toContain(`href="/${lang}/contact.vcf"`);
  }
});

test.each(languages)('the %s manifest names the website in its language, and icons that exist', (lang) => {
  const manifest = JSON.parse(file(`/${lang}/manifest.webmanifest`));
  expect(manifest).toMatchObject({
    short_name: content.company.name,
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
  expect(text).toContain(`Contact: mailto:${content.company.email}\n`);
  expect(text).toContain(`Canonical: ${website}/.well-known/security.txt\n`);
  const expires = new Date(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  const days = (expires.getTime() - Date.parse(revisionDay(content))) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  const day = expires.toISOString().slice(0, 10);
  expect(securityFindings({ ...content, day })).toMatchObject([{ code: 'security-text-expired' }]);
  expect(securityFindings({ ...content, day: revisionDay(content) })).toEqual([]);
});

test('the build writes every nginx configuration that the deployment guide includes, but root.conf', () => {
  const guide = readFileSync('docs/guides/deploy.md', 'utf8');
  const named = new Set([...guide.matchAll(/current\/dist-hosts\/([\w.-]+)/g)].map(([, name = '']) => name));
  const missing = [...named].filter((name) => name !== 'root.conf' && !existsSync(`dist-hosts/${name}`));
  expect(named.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
