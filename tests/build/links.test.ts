import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { attributes, builtPages, isServed, servedText } from '../support/built-pages.ts';
import { plain } from '../support/plain-text.ts';

const pages = builtPages();

test('RT-2 to RT-8, RT-10: every page of the table is built, in both languages', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ lang }) => lang === 'fr').length).toBe(
    pages.filter(({ lang }) => lang === 'nl').length,
  );
});

test.each(pages)('RT-9: every internal address and fragment on $path exists', ({ path, html }) => {
  const broken = attributes(html, '(?:href|src)').filter((address) => {
    if (!address.startsWith('/') && !address.startsWith('#')) return false;
    const [target = '', fragment] = address.split('#');
    const file = target === '' ? path : target;
    if (!isServed(file)) return true;
    if (fragment === undefined) return false;
    return !attributes(servedText(file), 'id').includes(fragment);
  });
  expect(broken).toEqual([]);
});

test.each(pages)(
  'RT-9: no address on $path is relative: it would lead elsewhere from every page',
  ({ html }) => {
    const relative = attributes(html, '(?:href|src|action)').filter(
      (address) => !/^(?:\/|#|[a-z][a-z\d+.-]*:)/.test(address),
    );
    expect(relative).toEqual([]);
  },
);

test.each(pages)('RT-9: external addresses on $path are those the site means to use', ({ html }) => {
  const schemes = attributes(html, 'href').filter(
    (address) => !/^(?:\/|#|https:\/\/|tel:|mailto:)/.test(address),
  );
  expect(schemes).toEqual([]);
});

test.each(pages)('HM-1, TN-1: links to a new tab on $path are safe and announced', ({ lang, html }) => {
  const opening = [...html.matchAll(/<a\s[^>]*target="_blank"[^>]*>([\s\S]*?)<\/a>/g)];
  for (const [tag, label] of opening) {
    expect(tag).toContain('noopener');
    expect(plain(label ?? '')).toContain(plain(content.ui[lang].newTab));
  }
});
