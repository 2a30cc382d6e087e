import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { revisionDay } from '#src/endpoints/revision.ts';
import { languages } from '#src/lib/language.ts';
import { content } from '#src/site.ts';
import { distFolder } from '../../tools/site/built-site.ts';
import { builtFile, builtPages, firstMatch, isFileOfSite, origin } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { articleIds, readArticle, readContentFile } from '../support/content-files.ts';
import { compactText, toPlainText } from '../support/plain-text.ts';

const pages = builtPages();
const company = readContentFile('company');

test('BL-1: the feed of a language has its articles in the order of the blog', () => {
  for (const lang of languages) {
    const items = [...builtFile(`/${lang}/blog/rss.xml`).matchAll(/<item>([\s\S]*?)<\/item>/g)].map(
      ([, item = '']) => ({
        title: compactText(firstMatch(item, /<title>([^<]*)/) ?? ''),
        date: firstMatch(item, /<pubDate>([^<]*)/),
        link: firstMatch(item, /<link>([^<]*)/),
      }),
    );
    const articles = articleIds()
      .map((id) => ({ id, ...readArticle(id, lang).front }))
      .sort((a, b) => a.order - b.order)
      .map(({ id, title, date }) => ({
        title: compactText(title),
        date: new Date(date).toUTCString(),
        link: `${origin}/${lang}/blog/${id}`,
      }));
    expect(items).toEqual(articles);
  }
});

test('PG-3: the contact card holds the number of its language, in lines of at most 75 bytes (RFC 6350)', () => {
  for (const lang of languages) {
    const lines = builtFile(`/${lang}/contact.vcf`).split('\r\n');
    expect([lines[0], lines[1], lines.at(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
    expect(lines).toContain(`FN:${company.name}`);
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${company.phones[lang].number}`);
    expect(lines).toContain(`EMAIL;TYPE=INTERNET,WORK:${company.email}`);
    expect(lines.join('\n')).toContain(`;;${company.address.street};${company.address.locality};`);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  }
});

test('PG-3: a contact section links the contact card beside the phone number', () => {
  const withAddress = pages.filter(({ html }) => html.includes('<address'));
  checkEach(withAddress, ({ lang, html }) => {
    const [address = ''] = html.match(/<address[\s\S]*?<\/address>/) ?? [];
    expect(toPlainText(address.replace(/<[^>]*>/g, ''))).toContain(company.phones[lang].display);
    expect(address).toContain(`href="/${lang}/contact.vcf"`);
  });
});

test('PG-1: the manifest names the site in its language, and icons that exist in their size', () => {
  for (const lang of languages) {
    const manifest = JSON.parse(builtFile(`/${lang}/manifest.webmanifest`));
    expect(manifest).toMatchObject({
      short_name: company.name,
      lang: `${lang}-BE`,
      start_url: `/${lang}`,
    });
    const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(icons.filter(({ src }) => !isFileOfSite(src))).toEqual([]);
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      const image = readFileSync(distFolder + src);
      expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`, src).toBe(sizes);
    }
    const inLanguage = pages.filter((page) => page.lang === lang);
    checkEach(inLanguage, ({ html }) => {
      expect(html).toMatch(new RegExp(`<meta name="theme-color"[^>]*content="${manifest.theme_color}"`));
      expect(html).toContain(`<link rel="manifest" href="/${lang}/manifest.webmanifest"`);
    });
  }
});

test('security.txt names a contact, its own URL, and expires within a year of the last change (RFC 9116)', () => {
  const text = builtFile('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  const expires = new Date(firstMatch(text, /^Expires: (.*)$/m) ?? '');
  const days = (expires.getTime() - Date.parse(revisionDay(content))) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
