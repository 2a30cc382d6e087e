import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|astro|svg|css)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));
const code = sources.filter(({ name }) => !name.endsWith('.css'));

/** Names that a style sheet gives to classes. */
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/** Words of everything in quotes: what may be a class. */
const quoted = new Set(
  code.flatMap(({ text }) =>
    [...text.matchAll(/["'`]([^"'`\n]*)["'`]/g)].flatMap(([, words = '']) => words.split(/[\s${}]+/)),
  ),
);

test('every class of the drawings is in a drawing', () => {
  const names = classesIn(readFileSync('src/styles/drawing.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => !quoted.has(name))).toEqual([]);
});

test('every token is read', () => {
  const sheet = readFileSync('src/styles/tokens.css', 'utf8');
  const names = new Set([...sheet.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name));
  const isRead = (name: string) => {
    const read = new RegExp(`var\\(--${name}[,)]|token\\('${name}'|["'\`]--${name}["'\`]`);
    return sources.some(({ text }) => read.test(text));
  };
  expect([...names].filter((name) => !isRead(name))).toEqual([]);
});

describe('every class that a component asks for stands in its style sheet', () => {
  const imports = code.flatMap(({ name, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, local = '', path = '']) => ({
      name,
      asked: [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, asked = '']) => asked),
      sheet: join('src', dirname(name), path),
    })),
  );
  test.each(imports)('$name', ({ asked, sheet }) => {
    const known = classesIn(readFileSync(sheet, 'utf8'));
    expect(asked.filter((one) => !known.has(one))).toEqual([]);
  });
});
