import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';
import { lateCss } from './late-css.ts';
import { joined, namesSaidIn, namesUsedIn } from './selectors.ts';

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
  layer: 'a' | 'b';
  print: boolean;
  selector: number;
  declaration: number;
}

const selectors: { text: string; weight: number; fits: (element: Element) => boolean }[] = [
  { text: '.one', weight: 10, fits: ({ classes }) => classes.includes('one') },
  { text: '.two', weight: 10, fits: ({ classes }) => classes.includes('two') },
  { text: '.three', weight: 10, fits: ({ classes }) => classes.includes('three') },
  { text: 'p', weight: 1, fits: ({ tag }) => tag === 'p' },
  { text: 'p.one', weight: 11, fits: ({ tag, classes }) => tag === 'p' && classes.includes('one') },
  { text: '.one.two', weight: 20, fits: ({ classes }) => classes.includes('one') && classes.includes('two') },
  { text: '.one:hover', weight: 20, fits: ({ classes, hover }) => hover && classes.includes('one') },
  { text: ':is(p,div)', weight: 1, fits: () => true },
];
const declarations: { text: string; sets: Record<string, string> }[] = [
  { text: 'color:red', sets: { color: 'red' } },
  { text: 'color:blue', sets: { color: 'blue' } },
  { text: 'margin:1px', sets: { 'margin-top': '1px', 'margin-left': '1px' } },
  { text: 'margin-top:2px', sets: { 'margin-top': '2px' } },
  { text: 'inset:0', sets: { top: '0', left: '0' } },
  { text: 'top:3px', sets: { top: '3px' } },
  { text: '--ink:red', sets: { '--ink': 'red' } },
  { text: '--ink:blue', sets: { '--ink': 'blue' } },
];
const elements: Element[] = [false, true].flatMap((hover) => [
  { tag: 'p', classes: ['one'], hover },
  { tag: 'p', classes: ['one', 'two'], hover },
  { tag: 'div', classes: ['three'], hover },
]);

const written = ({ layer, print, selector, declaration }: Block): string => {
  const rule = `${selectors[selector]?.text}{${declarations[declaration]?.text}}`;
  return `@layer ${layer}{${print ? `@media print{${rule}}` : rule}}`;
};

/** What an element is given by blocks in their order. */
const given = (blocks: Block[], element: Element, print: boolean): Record<string, string> => {
  const rank = ({ layer, selector }: Block): number =>
    (layer === 'b' ? 1000 : 0) + (selectors[selector]?.weight ?? 0);
  const fitting = blocks.filter(
    (block) => (print || !block.print) && selectors[block.selector]?.fits(element) === true,
  );
  const weakestFirst = fitting.toSorted((one, other) => rank(one) - rank(other));
  return Object.assign({}, ...weakestFirst.map(({ declaration }) => declarations[declaration]?.sets));
};

/** The blocks of a style sheet, in its order. */
const readBack = (css: string): Block[] =>
  [...css.matchAll(/@layer (a|b)\{((?:@media print\{)?)([^{}]+)\{([^{}]+)\}/g)].map(
    ([, layer, print, selector, declaration]) => ({
      layer: layer === 'a' ? 'a' : 'b',
      print: print !== '',
      selector: selectors.findIndex(({ text }) => text === selector),
      declaration: declarations.findIndex(({ text }) => text === declaration),
    }),
  );

test('whatever stands inline, inline and late rules together say what the whole style sheet says', () => {
  const block: fc.Arbitrary<Block> = fc.record({
    layer: fc.constantFrom('a', 'b'),
    print: fc.boolean(),
    selector: fc.nat(selectors.length - 1),
    declaration: fc.nat(declarations.length - 1),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(block, fc.boolean()), { maxLength: 12 }), (made) => {
      // What is said twice is needed twice or never.
      const needed = new Map(made.map(([one, isInline]) => [written(one), isInline]));
      const chosen = made.map(([one]) => [one, needed.get(written(one))] as const);
      const order = '@layer a,b;';
      const whole = order + chosen.map(([one]) => written(one)).join('');
      const inline = order + chosen.flatMap(([one, isInline]) => (isInline ? [written(one)] : [])).join('');
      const together = inline + lateCss(whole, inline, names);
      for (const element of elements)
        for (const print of [false, true])
          expect(given(readBack(together), element, print)).toEqual(
            given(
              chosen.map(([one]) => one),
              element,
              print,
            ),
          );
    }),
    { numRuns: 3_000 },
  );
});

test('with what the first screen needs inline, nothing is said twice without need', () => {
  const css = '@layer base{p{margin:0}}@layer page{.one{color:red}.four{color:blue}}';
  const inline = criticalCss(css, names);
  expect(inline).toBe('@layer base{p{margin:0}}@layer page{.one{color:red}}');
  expect(late(css, inline)).toBe('@layer page{.four{color:blue}}');
});
