import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { withFirstFlight } from './first-flight.ts';
import { withLateIslands } from './late-islands.ts';

const rules = '.hero{color:red}.below{color:blue}';
const page = (words: string) =>
  `<html><head><style>${rules}</style></head><body><main><section class="hero">a</section><section class="below">${words}</section></main></body></html>`;
const heavy = randomBytes(20_000).toString('hex');

test('a light page carries all its CSS inline and asks for nothing', () => {
  const { html, sheet } = withFirstFlight(page('light'), 'light.html');
  expect(sheet).toBeNull();
  expect(html).toContain(`<style>${rules}</style></head>`);
});

test('a heavy page shows its first section before it asks for the rest', () => {
  const { html, sheet } = withFirstFlight(page(heavy), 'heavy.html');
  expect(html).toContain('<style>.hero{color:red}</style></head>');
  expect(html).toContain(`a</section><link rel="stylesheet" href="${sheet?.path}"><section class="below">`);
  expect(sheet?.css).toBe(rules);
});

test('the same CSS is the same file, whatever the page says', () => {
  const other = randomBytes(20_000).toString('hex');
  expect(withFirstFlight(page(heavy), 'a').sheet?.path).toBe(withFirstFlight(page(other), 'b').sheet?.path);
});

test('a heavy page without a section is refused by name', () => {
  expect(() => withFirstFlight(`<style>a{}</style></head><main>${heavy}</main>`, 'fr/x.html')).toThrow(
    /fr\/x\.html: no section/,
  );
});

test('the script of the islands becomes an address, once, however many islands there are', () => {
  const tag = '<script type="module" src="/_astro/IslandScript.astro_astro_type_script.abc.js"></script>';
  const html = withLateIslands(`<html lang="fr-BE"><main>1${tag}2${tag}</main></html>`);
  expect(html).toBe(
    '<html lang="fr-BE" data-islands="/_astro/IslandScript.astro_astro_type_script.abc.js"><main>12</main></html>',
  );
});
