import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const commands = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

/**
 * A shell looks a program up once and keeps its place. Where `node` stands before the step that installs the project's
 * own Node, the steps behind it in that line run on the machine's Node, and one older than 22 cannot read TypeScript.
 */
test.each(Object.entries(commands))(
  'npm run %s: nothing runs on a Node found before the installation',
  (_, line) => {
    const [first = '', ...rest] = line.split('&&').map((step) => step.trim());
    expect(first.startsWith('node scripts/setup.mjs') && rest.length > 0).toBe(false);
  },
);

/** A line that needs what the installation brings does it first, or another line that does. */
test.each(['start', 'test', 'dev', 'build', 'check'])('npm run %s works in a fresh clone', (name) => {
  expect(commands[name]).toMatch(/^npm run setup\b/);
});
