import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What a file imports, and what those files import, each as `file: specifier`. */
const importsFrom = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import [^;]*'([^']+)';$/gm)].flatMap(([, specifier = '']) => [
    `${file}: ${specifier}`,
    ...(specifier.startsWith('.') ? importsFrom(join(dirname(file), specifier)) : []),
  ]);

test('what installs the packages needs none of them, and no TypeScript, which Node 20 cannot read', () => {
  const imports = importsFrom('scripts/setup.mjs');
  expect(imports).toContain('tools/programs.mjs: node:fs');
  expect(imports.filter((line) => !/: (?:node:|\.\.?\/.*\.mjs$)/.test(line))).toEqual([]);
});
