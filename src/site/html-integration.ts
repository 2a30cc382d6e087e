import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Kinds, learn, withFirstFlight } from './first-flight.ts';
import { withLateIslands } from './late-islands.ts';

/** Shapes without content as SVG writes them: `<path d="…"/>`. React closes each with a tag of its own. */
const withShortShapes = (html: string): string =>
  html.replace(/<(path|circle|rect|ellipse|line|use)([^<>]*)><\/\1>/g, '<$1$2/>');

/** React parts adjacent texts with a comment, which only a component that wakes up needs (src/components/Island). */
const withoutTextMarks = (html: string): string => html.replaceAll('<!-- -->', '');

/** Makes the built pages light: late scripts, and only the CSS that the first screen needs before the rest. */
export const lightHtml = (): AstroIntegration => ({
  name: 'light-html',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.html'),
      );
      const read = (file: string) =>
        withoutTextMarks(withShortShapes(withLateIslands(readFileSync(root + file, 'utf8'))));
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
