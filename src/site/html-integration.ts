import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withFirstFlight } from './first-flight.ts';
import { withLateIslands } from './late-islands.ts';

/** Makes the built pages light: late scripts, and only the CSS that the first screen needs before the rest. */
export const lightHtml = (): AstroIntegration => ({
  name: 'light-html',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.html')) continue;
        const { html, sheet } = withFirstFlight(withLateIslands(readFileSync(root + file, 'utf8')), file);
        writeFileSync(root + file, html);
        if (sheet !== null) writeFileSync(root + sheet.path.slice(1), sheet.css);
      }
    },
  },
});
