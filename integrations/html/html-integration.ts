import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { spriteNames } from '#src/drawings/sprites.ts';
import { contentHash } from '#src/lib/content-hash.ts';
import { type Kinds, learn, withFirstFlight } from './first-flight.ts';
import { joined, type Names, namesSaidIn, namesUsedIn } from './names.ts';

/** Shapes without content as SVG writes them: `<path d="…"/>`. React closes each with a tag of its own. */
const withShortShapes = (html: string): string =>
  html.replace(/<(path|circle|rect|ellipse|line|use)([^<>]*)><\/\1>/g, '<$1$2/>');

/** React parts adjacent texts with a comment, which only a component that is hydrated needs (src/components/Island). */
const withoutTextMarks = (html: string): string => html.replaceAll('<!-- -->', '');

/** A file of drawings under its name for good, and what it was called until now. */
interface NamedSprite {
  from: string;
  to: string;
  /** What the style sheets of pages that show it must keep. */
  names: Names;
}

/**
 * Gives each sprite a name by its content, which hosts let browsers keep for good: a page and its sprite belong together,
 * a map's names and its land above all, and a sprite kept from another day would part them.
 */
const nameSprites = (root: string): NamedSprite[] =>
  spriteNames.map((name) => {
    const from = `drawings/${name}.svg`;
    const svg = readFileSync(root + from, 'utf8');
    const to = `_astro/${name}.${contentHash(svg)}.svg`;
    renameSync(root + from, root + to);
    return { from: `"/${from}#`, to: `"/${to}#`, names: namesUsedIn(svg) };
  });

/** Makes the built pages light: late scripts, and only the CSS that the first screen needs before the rest. */
export const lightHtml = (): AstroIntegration => ({
  name: 'light-html',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      const pages = files.filter((file) => file.endsWith('.html'));
      const scripts = joined(
        files
          .filter((file) => file.endsWith('.js') || /^islands[\\/].*\.json$/.test(file))
          .map((file) => namesSaidIn(readFileSync(root + file, 'utf8'))),
      );
      const sprites = nameSprites(root);
      const withSprites = (html: string): string =>
        sprites.reduce((text, { from, to }) => text.replaceAll(from, to), html);
      const read = (file: string) =>
        withSprites(withoutTextMarks(withShortShapes(readFileSync(root + file, 'utf8'))));
      const besides = (html: string): Names[] => [
        scripts,
        ...sprites.filter(({ to }) => html.includes(to)).map(({ names }) => names),
      ];
      // Twice over the files rather than once with all pages in memory: there may be thousands.
      const kinds: Kinds = new Map();
      for (const file of pages) {
        const html = read(file);
        learn(kinds, html, besides(html));
      }
      for (const file of pages) {
        const { html, sheet } = withFirstFlight(kinds, read(file), file);
        writeFileSync(root + file, html);
        if (sheet !== null) writeFileSync(root + sheet.path.slice(1), sheet.css);
      }
    },
  },
});
