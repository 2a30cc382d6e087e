import { readdirSync, readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * Characters that need no glyph of Jost: emoji come from the visitor's system, the arrow comes from the fallback font, the
 * browser computes the width of spaces, and soft hyphens and word joiners are invisible.
 */
const otherFontPattern = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\s\u00ad\u2060←]/gu;

const decodeEscape = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

const inContent = (css: string): string =>
  [...css.matchAll(/content:\s*"([^"]*)"/g)]
    .map(([, text = '']) =>
      text.replace(/\\([\da-f]{1,6})\s?/gi, (_match, code: string) => decodeEscape(code)),
    )
    .join('');

/** The text that a file of the built site shows: words of a page, props of an island, `content` of a style sheet. */
const visibleText = (file: string, text: string): string => {
  if (!file.endsWith('.html')) return file.endsWith('.css') ? inContent(text) : text;
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  return text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '') + inContent(styles);
};

/** Characters that a built site sets in its own font, with the first file that shows each. */
export const charactersOnPages = (folder: string): Map<string, string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|css)$|^islands\/.*\.json$/.test(file))
    .sort();
  const shown = new Map<string, string>();
  for (const file of files) {
    const text = visibleText(file, readFileSync(`${folder}/${file}`, 'utf8')).replace(otherFontPattern, '');
    for (const character of text) if (!shown.has(character)) shown.set(character, file);
  }
  return shown;
};

/** Characters for which a font file has a glyph, from its character map. */
export const charactersInFont = async (font: Buffer): Promise<ReadonlySet<string>> => {
  const opened = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  return new Set(String.fromCodePoint(...new Face(new Blob(opened)).collectUnicodes()));
};
