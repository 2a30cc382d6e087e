import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Kinds, learn, withFirstFlight } from './first-flight.ts';
import { namesSaidIn, namesUsedIn } from './names.ts';

const rules = '.hero{color:red}.below{color:blue}.added{color:green}';
const unused = '.elsewhere{color:red}';
const page = (words: string) =>
  `<html><head><style>${rules}${unused}</style></head><body><main><section class="hero">a</section><section class="below">${words}</section></main></body></html>`;
/** The page as written when it is the only one, or together with others of its kind. */
const written = (html: string, path: string, others: string[] = []) => {
  const kinds: Kinds = new Map();
  for (const one of [html, ...others]) learn(kinds, one, [namesSaidIn('`added`')]);
  return withFirstFlight(kinds, html, path);
};
const heavy = randomBytes(20_000).toString('hex');

test('a light page carries all its CSS inline and asks for nothing', () => {
  const { html, sheet } = written(page('light'), 'light.html');
  expect(sheet).toBeNull();
  expect(html).toContain(`<style>${rules}</style></head>`);
});

test('a heavy page shows its first section before it asks for the rest', () => {
  const { html, sheet } = written(page(heavy), 'heavy.html');
  expect(html).toContain('<style>.hero{color:red}</style></head>');
  expect(html).toContain(
    `a</section><link rel="stylesheet" href="${sheet?.path}" fetchpriority="low"><section class="below">`,
  );
  expect(sheet?.css).toBe('.below{color:blue}.added{color:green}');
});

test('what a script before the end of the first section may name is styled before the first paint', () => {
  const css = '#far{color:red}#near{color:blue}';
  const made = `<html><head><script>document.head.id='far'</script><style>${css}</style></head><body><main><section>a</section>${heavy}<script>document.body.id='near'</script></main></body></html>`;
  const { html, sheet } = written(made, 'heavy.html');
  expect(html).toContain('<style>#far{color:red}</style></head>');
  expect(sheet?.css).toBe('#near{color:blue}');
});

test('the same CSS is the same file, whatever the page says', () => {
  const other = randomBytes(20_000).toString('hex');
  expect(written(page(heavy), 'a').sheet?.path).toBe(written(page(other), 'b').sheet?.path);
});

test('a heavy page without a section is refused by name', () => {
  expect(() => written(`<style>main{color:red}</style></head><main>${heavy}</main>`, 'fr/x.html')).toThrow(
    /fr\/x\.html: no section/,
  );
});

test('pages of a kind carry the same inline style, though one of them would fit and show less', () => {
  const light = page('light').replace('class="hero"', 'class="other"');
  const heavyPage = page(heavy);
  const styleOf = (html: string) => html.match(/<style>.*<\/style>/)?.[0];
  expect(styleOf(written(light, 'light', [heavyPage]).html)).toBe(
    styleOf(written(heavyPage, 'heavy', [light]).html),
  );
  expect(written(light, 'light', [heavyPage]).sheet).not.toBeNull();
});

test('what a script in the page or a sprite beside one of its pages needs is kept for all of its kind', () => {
  const css = ':root{--brick:red;--roof:blue}.said{color:red}.never{color:red}';
  const made = (words: string) =>
    `<html><head><style>${css}</style></head><body><main><section>${words}</section></main></body></html>`;
  const kinds: Kinds = new Map();
  const first = made('one');
  learn(kinds, first, [namesUsedIn('<path fill="var(--brick)"/>')]);
  learn(kinds, made('<script>e.className="said"</script>'), []);
  expect(withFirstFlight(kinds, first, 'one.html').html).toContain(
    '<style>:root{--brick:red}.said{color:red}</style>',
  );
});

test('a page that needs all its CSS first asks for none', () => {
  const css = '.hero{color:red}';
  const made = `<html><head><style>${css}</style></head><body><main><section class="hero">a</section>${heavy}</main></body></html>`;
  expect(written(made, 'heavy.html').sheet).toBeNull();
});

test('a rule that cannot be compared stops the build with the page that carries it', () => {
  const made = '<html><head><style>.a{.b{color:red}}</style></head><body><main>a</main></body></html>';
  expect(() => written(made, 'fr/x.html')).toThrow(/fr\/x\.html: Rule "\.a" holds another/);
});
