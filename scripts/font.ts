/**
 * Cuts the font to what a Belgian site writes in French and Dutch and to whatever else the built pages show (at
 * most 20 kB: tests/build/weight.test.ts). Run `npm run font` after a new character appears in the copy; the build check names any that is
 * missing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf, charactersShown } from '../tools/site/characters.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2'),
);

// What the next sentence may need, so that a word alone is no reason to cut anew.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'ÀÂÇÈÉÊËÎÏÔÙÛÜŒàâäçèéêëîïíóôöùúûüœ';
const signs = '\u00a0«»’‘“”–—…·•€°²³×÷−';

const shown = charactersShown('dist');
const font = await subsetFont(source, ascii + accented + signs + [...shown.keys()].join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
const held = await charactersOf(font);
for (const [sign, file] of shown)
  if (!held.has(sign))
    console.warn(
      `dist/${file}: Jost has no sign for "${sign}", so it would be set in the fallback among Jost's. Write another, or add it to setElsewhere in tools/site/characters.ts.`,
    );
mkdirSync('public/fonts', { recursive: true });
writeFileSync('public/fonts/jost.woff2', font);
console.log(
  `public/fonts/jost.woff2: ${held.size} characters, ${font.length} bytes. The next build serves it.`,
);
