import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('DK-1: nothing of the desk is in what ships', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /(^|[/.])desk([/.]|$)/.test(file))).toEqual([]);
  const text = files.filter((file) => /\.(html|js|css|json|txt|xml)$/.test(file));
  expect(text.filter((file) => /\/desk\/|x-desk-token/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
