import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';
import { lateCss } from './late-css.ts';
import { joined, namesSaidIn, namesUsedIn } from './names.ts';
import { atRulesAround } from './style-rules.ts';

const html = '<p class="one"></p><p class="one two"></p><div class="three"></div>';
const names = namesUsedIn(html);
const late = (css: string, inline: string) => lateCss(css, inline, names);

describe('the late style sheet', () => {
  test.each([
    ['says what is not inline', '.one{color:red}.two{color:blue}', '.one{color:red}', '.two{color:blue}'],
    ['parts a list', '.one,.two{color:red}', '.one{color:red}', '.two{color:red}'],
    ['parts a rule', ':root{--a:1;--b:2}', ':root{--a:1}', ':root{--b:2}'],
    [
      'tells conditions apart',
      '@media print{.one{color:red}}',
      '.one{color:red}',
      '@media print{.one{color:red}}',
    ],
    [
      'leaves fonts, keyframes and the order of layers alone',
      '@layer a,b;@font-face{font-family:X}@keyframes k{to{color:red}}.one{color:red}',
      '@layer a,b;@font-face{font-family:X}@keyframes k{to{color:red}}',
      '.one{color:red}',
    ],
    ['brings keyframes of its own', '@keyframes k{to{color:red}}', '', '@keyframes k{to{color:red}}'],
    [
      'says an inline rule again that would lose to an earlier one',
      '.one{color:red}.two{color:blue}',
      '.two{color:blue}',
      '.one{color:red}.two{color:blue}',
    ],
    [
      'knows shorthands',
      '.one{margin-top:0}.two{margin:1px}',
      '.two{margin:1px}',
      '.one{margin-top:0}.two{margin:1px}',
    ],
    [
      'knows that weight decides',
      '.one{color:red}.one.two{color:blue}',
      '.one.two{color:blue}',
      '.one{color:red}',
    ],
    [
      'knows that layers decide',
      '@layer a{.one{color:red}}@layer b{.two{color:blue}}',
      '@layer b{.two{color:blue}}',
      '@layer a{.one{color:red}}',
    ],
    ['knows who never meets', '.one{color:red}.three{color:blue}', '.three{color:blue}', '.one{color:red}'],
    ['knows what is another matter', '.one{color:red}.two{margin:0}', '.two{margin:0}', '.one{color:red}'],
  ])('%s', (_what, css, inline, expected) => {
    expect(late(css, inline)).toBe(expected);
  });

  test('trusts no pair that a script may put on one element', () => {
    const css = '.one{color:red}.three{color:blue}';
    const scripted = joined([names, namesSaidIn('e.className=`one three`')]);
    expect(lateCss(css, '.three{color:blue}', scripted)).toBe(css);
  });
});

/** A cascade small enough to be worked out by hand, against which the order of two sheets is held. */
interface Element {
  tag: string;
  classes: string[];
  hover: boolean;
}
interface Block {
  layer: string;
  print: boolean;
  selectors: readonly string[];
  declarations: readonly string[];
}

const selectors: Record<string, { weight: number; fits: (element: Element) => boolean }> = {
  '.one': { weight: 10, fits: ({ classes }) => classes.includes('one') },
  '.two': { weight: 10, fits: ({ classes }) => classes.includes('two') },
  '.three': { weight: 10, fits: ({ classes }) => classes.includes('three') },
  p: { weight: 1, fits: ({ tag }) => tag === 'p' },
  'p.one': { weight: 11, fits: ({ tag, classes }) => tag === 'p' && classes.includes('one') },
  '.one.two': { weight: 20, fits: ({ classes }) => classes.includes('one') && classes.includes('two') },
  '.one:hover': { weight: 20, fits: ({ classes, hover }) => hover && classes.includes('one') },
  ':is(p,div)': { weight: 1, fits: () => true },
};
const declarations: Record<string, Record<string, string>> = {
  'color:red': { color: 'red' },
  'color:blue': { color: 'blue' },
  'color:green!important': { 'color!': 'green' },
  'margin:1px': { 'margin-top': '1px', 'margin-left': '1px' },
  'margin-top:2px': { 'margin-top': '2px' },
  'inset:0': { top: '0', left: '0' },
  'top:3px': { top: '3px' },
  'gap:1px': { 'row-gap': '1px', 'column-gap': '1px' },
  'row-gap:2px': { 'row-gap': '2px' },
  'place-items:center': { 'align-items': 'center', 'justify-items': 'center' },
  'align-items:start': { 'align-items': 'start' },
  'font:1em x': { 'font-size': '1em', 'line-height': 'normal' },
  'line-height:2': { 'line-height': '2' },
  '--ink:red': { '--ink': 'red' },
  '--ink:blue': { '--ink': 'blue' },
};
const elements: Element[] = [false, true].flatMap((hover) => [
  { tag: 'p', classes: ['one'], hover },
  { tag: 'p', classes: ['one', 'two'], hover },
  { tag: 'div', classes: ['three'], hover },
]);

const written = ({ layer, print, selectors: list, declarations: said }: Block): string => {
  const rule = `${list.join()}{${said.join(';')}}`;
  return `@layer ${layer}{${print ? `@media print{${rule}}` : rule}}`;
};

/** What an element is given by blocks in their order; what is important does not mix with the rest. */
const given = (blocks: Block[], element: Element, print: boolean): Record<string, string> => {
  const fitting = blocks
    .filter((block) => print || !block.print)
    .flatMap(({ layer, selectors: list, declarations: said }) =>
      list
        .filter((selector) => selectors[selector]?.fits(element) === true)
        .map((selector) => ({
          rank: (layer === 'b' ? 1000 : 0) + (selectors[selector]?.weight ?? 0),
          sets: Object.assign({}, ...said.map((one) => declarations[one])) as Record<string, string>,
        })),
    );
  const weakestFirst = fitting.toSorted((one, other) => one.rank - other.rank);
  return Object.assign({}, ...weakestFirst.map(({ sets }) => sets));
};

/** The blocks of a style sheet, in its order. */
const readBack = (css: string): Block[] => {
  const blocks: Block[] = [];
  postcss.parse(css).walkRules((rule) => {
    const [inner, outer] = atRulesAround(rule);
    blocks.push({
      layer: (outer ?? inner)?.params ?? '',
      print: outer !== undefined,
      selectors: rule.selectors,
      declarations: rule.nodes.map(String),
    });
  });
  return blocks;
};

test('whatever stands inline, inline and late rules together say what all of them say', () => {
  const block: fc.Arbitrary<Block> = fc.record({
    layer: fc.constantFrom('a', 'b'),
    print: fc.boolean(),
    selectors: fc.uniqueArray(fc.constantFrom(...Object.keys(selectors)), { minLength: 1, maxLength: 3 }),
    declarations: fc.uniqueArray(fc.constantFrom(...Object.keys(declarations)), {
      minLength: 1,
      maxLength: 2,
    }),
  });
  // As criticalCss() does: a selector is needed or not, under a condition, wherever it stands.
  const first = fc.uniqueArray(
    fc.constantFrom(...Object.keys(selectors).flatMap((selector) => [selector, `${selector} print`])),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), first, (blocks, needed) => {
      const order = '@layer a,b;';
      const isNeeded = (print: boolean) => (selector: string) =>
        needed.includes(print ? `${selector} print` : selector);
      const inline = blocks
        .map((one) => ({ ...one, selectors: one.selectors.filter(isNeeded(one.print)) }))
        .filter((one) => one.selectors.length > 0);
      const sheetOf = (all: Block[]) => order + all.map(written).join('');
      const together = sheetOf(inline) + lateCss(sheetOf(blocks), sheetOf(inline), names);
      for (const element of elements)
        for (const print of [false, true])
          expect(given(readBack(together), element, print)).toEqual(given(blocks, element, print));
    }),
    { numRuns: 3_000 },
  );
});

test('conditions that hold rules are no wholes', () => {
  const css = '@supports (a:b){.one{color:red}.two{color:blue}}';
  expect(late(css, '@supports (a:b){.one{color:red}}')).toBe('@supports (a:b){.two{color:blue}}');
});

test('paper, named twice, is said again by the later one', () => {
  const css = '@media print{@page{margin:1mm}}@page{margin:2mm}';
  expect(late(css, '@page{margin:2mm}')).toBe(css);
});

test('a rule within a rule is refused by name', () => {
  expect(() => late('.one{color:red;@media print{color:blue}}', '')).toThrow(/Rule ".one" holds another/);
});

test.each([
  ['white-space:nowrap', 'text-wrap:balance'],
  ['inline-size:1px', 'width:2px'],
  ['-webkit-hyphens:auto', 'hyphens:none'],
  ['grid-gap:1px', 'row-gap:0'],
  ['all:unset', 'color:red'],
])('%s and %s set the same thing', (one, other) => {
  const css = `.one{${one}}.two{${other}}`;
  expect(late(css, `.two{${other}}`)).toBe(css);
});

test('with what the first screen needs inline, nothing is said twice without need', () => {
  const css = '@layer base{p{margin:0}}@layer page{.one{color:red}.four{color:blue}}';
  const inline = criticalCss(css, names);
  expect(inline).toBe('@layer base{p{margin:0}}@layer page{.one{color:red}}');
  expect(late(css, inline)).toBe('@layer page{.four{color:blue}}');
});
