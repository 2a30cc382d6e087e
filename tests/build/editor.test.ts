import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('DK-1: the built files contain no part of the editor, and none of its markers', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|json|xml|txt|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) =>
    /[\u2061-\u2064]|x-editor-token|\/edit\/api/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
