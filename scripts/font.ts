/**
 * Cuts the font to the characters a Belgian site writes in French and Dutch (look.md: at most 20 kB).
 * Run `npm run font` after a new character appears in the copy; the build check names any that is missing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'ÀÂÇÈÉÊËÎÏÔÙÛÜŒàâäçèéêëîïíóôöùúûüœ';
const signs = '\u00a0\u202f«»’‘“”–—…·•€°²³×÷−→←';

const font = await subsetFont(readFileSync(source), ascii + accented + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
mkdirSync('public/fonts', { recursive: true });
writeFileSync('public/fonts/jost.woff2', font);
console.log(`public/fonts/jost.woff2: ${font.length} bytes`);
