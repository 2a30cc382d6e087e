import { expect, test } from 'vitest';
import { collectPage, deferCss, type PageGroups } from './css-delivery.ts';
import { readPageStyles } from './page-styles.ts';

const css = '.hero{color:red}.form{color:blue}';

const pageWith = (hero: string, head = `<style>${css}</style>`): string =>
  `<!doctype html><html><head><title>a > b</title>${head}</head><body><header><p class="logo">Logo</p></header><main><section title="1 > 0"><h1 class="${hero}">Title</h1><section>Inner</section></section><section><form class="form"></form></section></main></body></html>`;

/** Delivers pages as the build does: first all are collected, then each is written. */
const deliverPages = (sprites: string, ...pages: string[]) => {
  const groups: PageGroups = new Map();
  const plans = pages.map((html) => ({ html, plan: collectPage(groups, html, sprites) }));
  return plans.map(({ html, plan }) => {
    if (plan === null) throw new Error('The page has no first section.');
    const result = deferCss(plan, html);
    return { ...result, inline: readPageStyles(result.html).css };
  });
};

test('the head holds the rules of header and first section, the file, linked right after it, all rules', () => {
  const [{ html, inline, deferred } = { html: '', inline: '', deferred: { path: '', css: '' } }] =
    deliverPages('', pageWith('hero'));
  expect(inline).toContain('.hero{color:red}');
  expect(inline).not.toContain('.form');
  expect(deferred.css).toContain('.hero{color:red}.form{color:#00f}');
  const [before = '', after = ''] = html.split(
    `<link id="page-styles" rel="stylesheet" href="${deferred.path}" fetchpriority="low">`,
  );
  // The first paint waits for the link, and so for the end of the first section.
  expect(before).toContain('<link rel="expect" href="#page-styles" blocking="render">');
  expect(before).toMatch(/<section>Inner<\/section><\/section>$/);
  expect(after).toMatch(/^<section><form/);
});

test('pages with the same CSS share style element and file, also with its modules in another order', () => {
  const [one, other] = deliverPages('', pageWith('hero'), pageWith('form'));
  expect(one?.inline).toContain('.form');
  expect(other).toMatchObject({ inline: one?.inline, deferred: one?.deferred });
  const [first, second] = deliverPages(
    '',
    pageWith('hero', '<style>.hero{color:red}\n.form{color:#00f}\n</style>'),
    pageWith('hero', '<style>.form{color:#00f}\n.hero{color:red}\n</style>'),
  );
  expect(first?.html).toBe(second?.html);
});

test('several style elements become one, in their order', () => {
  const styles = '<style>@layer a,b;</style><meta><style>@layer b{.hero{color:red}}</style>';
  const [result] = deliverPages('', pageWith('hero', styles));
  expect(result?.html.match(/<style>/g)).toHaveLength(1);
  expect(result?.inline.trim()).toBe('@layer a;@layer b{.hero{color:red}}');
});

test('a page without a section keeps all its CSS inline', () => {
  const html = `<html><head><style>${css}</style></head><body><main></main></body></html>`;
  expect(collectPage(new Map(), html, '')).toBeNull();
});

test('the head keeps the colours of a sprite that the first section shows', () => {
  const html = pageWith('hero', '<style>:root{--red:#d00;--blue:#00d}</style>');
  const sprite = '<svg><use href="/drawings/house.svg#roof"/></svg>';
  const [result] = deliverPages('<path fill="var(--red)"/>', html.replace('Title', sprite));
  expect(result?.inline).toContain('--red');
  expect(result?.inline).not.toContain('--blue');
});
