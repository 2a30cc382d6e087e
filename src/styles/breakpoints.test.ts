import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:css|astro)$/.test(name),
);

/** Measures at which a style sheet changes the layout. */
const used = new Set(
  sheets
    .flatMap((name) => readFileSync(`src/${name}`, 'utf8').match(/@media[^{]*\{/g) ?? [])
    .flatMap((query) => query.match(/\d+(?:px|em)/g) ?? []),
);

test('the style sheets break where CONTRIBUTING.md says, and nowhere else', () => {
  const line = readFileSync('CONTRIBUTING.md', 'utf8').match(/^- Media queries: .*$/m)?.[0] ?? '';
  expect([...used].sort()).toEqual([...new Set(line.match(/\d+(?:px|em)/g))].sort());
});
