import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { spriteNames } from '../drawings/sprites.ts';
import { contentHash } from './content-hash.ts';
import { type Kinds, learn, withFirstFlight } from './first-flight.ts';
import { withLateIslands } from './late-islands.ts';

/** Shapes without content as SVG writes them: `<path d="…"/>`. React closes each with a tag of its own. */
const withShortShapes = (html: string): string =>
  html.replace(/<(path|circle|rect|ellipse|line|use)([^<>]*)><\/\1>/g, '<$1$2/>');

/** React parts adjacent texts with a comment, which only a component that wakes up needs (src/components/Island). */
const withoutTextMarks = (html: string): string => html.replaceAll('<!-- -->', '');

/**
 * Gives each sprite a name by its content, which hosts let browsers keep for good: a page and its sprite belong together,
 * a map's names and its land above all, and a sprite kept from another day would part them.
 * @returns the new addresses by the old ones.
 */
const nameSprites = (root: string): [from: string, to: string][] =>
  spriteNames.map((name) => {
    const from = `drawings/${name}.svg`;
    const to = `_astro/${name}.${contentHash(readFileSync(root + from, 'utf8'))}.svg`;
    renameSync(root + from, root + to);
    return [`"/${from}#`, `"/${to}#`];
  });

/** Makes the built pages light: late scripts, and only the CSS that the first screen needs before the rest. */
export const lightHtml = (): AstroIntegration => ({
  name: 'light-html',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.html'),
      );
      const renamed = nameSprites(root);
      const withSprites = (html: string): string =>
        renamed.reduce((text, [from, to]) => text.replaceAll(from, to), html);
      const read = (file: string) =>
        withSprites(withoutTextMarks(withShortShapes(withLateIslands(readFileSync(root + file, 'utf8')))));
      // Twice over the files rather than once with all pages in memory: there may be thousands.
      const kinds: Kinds = new Map();
      for (const file of files) learn(kinds, read(file));
      for (const file of files) {
        const { html, sheet } = withFirstFlight(kinds, read(file), file);
        writeFileSync(root + file, html);
        if (sheet !== null) writeFileSync(root + sheet.path.slice(1), sheet.css);
      }
    },
  },
});
