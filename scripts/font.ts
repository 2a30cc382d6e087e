/**
 * Writes the subset of the font that the site serves: the characters of French and Dutch, and all others on the built
 * pages (at most 20 kB, which tests/build/weight.test.ts checks). Run `npm run font` when a test names a character that
 * the font lacks.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersInFont, charactersOnPages } from '../tools/site/characters.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2'),
);

// Always included, so that a new sentence rarely needs a new subset.
const asciiCharacters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accentedLetters = 'ÀÂÇÈÉÊËÎÏÔÙÛÜŒàâäçèéêëîïíóôöùúûüœ';
const punctuationMarks = '\u00a0«»’‘“”–—…·•€°²³×÷−';

const fileByCharacter = charactersOnPages('dist');
const font = await subsetFont(
  source,
  asciiCharacters + accentedLetters + punctuationMarks + [...fileByCharacter.keys()].join(''),
  {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
);
const charactersInSubset = await charactersInFont(font);
for (const [character, file] of fileByCharacter)
  if (!charactersInSubset.has(character))
    console.warn(
      `dist/${file}: Jost has no character "${character}", so browsers would show it in the fallback font. Write another, or add it to otherFontPattern in tools/site/characters.ts.`,
    );
mkdirSync('public/fonts', { recursive: true });
writeFileSync('public/fonts/jost.woff2', font);
console.log(
  `public/fonts/jost.woff2: ${charactersInSubset.size} characters, ${font.length} bytes. The next build serves it.`,
);
