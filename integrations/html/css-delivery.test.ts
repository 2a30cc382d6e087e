import { expect, test } from 'vitest';
import { collectPage, type PageGroups, withDeferredCss } from './css-delivery.ts';
import { partsOf } from './page-parts.ts';

const css = '.hero{color:red}.form{color:blue}';

const page = (hero: string, head = `<style>${css}</style>`): string =>
  `<!doctype html><html><head><title>a > b</title>${head}</head><body><header><p class="logo">Logo</p></header><main><section title="1 > 0"><h1 class="${hero}">Title</h1><section>Inner</section></section><section><form class="form"></form></section></main></body></html>`;

/** Delivers pages as the build does: first all are collected, then each is written. */
const delivered = (...pages: string[]): ReturnType<typeof withDeferredCss>[] => {
  const groups: PageGroups = new Map();
  return pages
    .map((html) => ({ html, plan: collectPage(groups, html, '') }))
    .flatMap(({ html, plan }) => (plan === null ? [] : [withDeferredCss(plan, html)]));
};

const only = (html: string) => {
  const [result] = delivered(html);
  if (result === undefined) throw new Error('The page has no first section.');
  return result;
};

test('the head holds the rules of header and first section, the file all rules', () => {
  const { html, deferred } = only(page('hero'));
  expect(partsOf(html).css).toContain('.hero{color:red}');
  expect(partsOf(html).css).not.toContain('.form');
  expect(deferred.css).toContain('.hero{color:red}.form{color:#00f}');
});

test('the file is linked right after the first section, sections within it included', () => {
  const { html, deferred } = only(page('hero'));
  const [before = '', after = ''] = html.split(
    `<link id="page-styles" rel="stylesheet" href="${deferred.path}" fetchpriority="low">`,
  );
  expect(before).toMatch(/<section>Inner<\/section><\/section>$/);
  expect(after).toMatch(/^<section><form/);
});

test('the first paint waits for the link, and so for the end of the first section', () => {
  expect(only(page('hero')).html).toContain('<link rel="expect" href="#page-styles" blocking="render">');
});

test('pages with the same CSS share style element and file', () => {
  const [one, other] = delivered(page('hero'), page('form'));
  expect(partsOf(one?.html ?? '').css).toBe(partsOf(other?.html ?? '').css);
  expect(one?.deferred).toEqual(other?.deferred);
  expect(partsOf(one?.html ?? '').css).toContain('.form');
});

test('pages with the same modules in another order share them too', () => {
  const [one, other] = delivered(
    page('hero', '<style>.hero{color:red}\n.form{color:#00f}\n</style>'),
    page('hero', '<style>.form{color:#00f}\n.hero{color:red}\n</style>'),
  );
  expect(one?.html).toBe(other?.html);
});

test('several style elements become one, in their order', () => {
  const { html } = only(
    page('hero', '<style>@layer a,b;</style><meta><style>@layer b{.hero{color:red}}</style>'),
  );
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(partsOf(html).css.trim()).toBe('@layer a;@layer b{.hero{color:red}}');
});

test('a page without a section keeps all its CSS inline', () => {
  const html = `<html><head><style>${css}</style></head><body><main></main></body></html>`;
  expect(collectPage(new Map(), html, '')).toBeNull();
});

test('the head keeps the colours of a sprite that the first section shows', () => {
  const html = page('hero', '<style>:root{--red:#d00;--blue:#00d}</style>').replace(
    'Title',
    '<svg><use href="/drawings/house.svg#roof"/></svg>',
  );
  const plan = collectPage(new Map(), html, '<path fill="var(--red)"/>');
  const head = plan === null ? '' : partsOf(withDeferredCss(plan, html).html).css;
  expect(head).toContain('--red');
  expect(head).not.toContain('--blue');
});
