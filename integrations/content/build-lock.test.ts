import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { lockBuild } from './build-lock.ts';

test('a folder has one build at a time, and one that was killed does not block it', () => {
  const folder = mkdtempSync(`${tmpdir()}/build-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = `${folder}/cache/build.pid`;
  expect(lockBuild(file)).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  writeFileSync(file, String(process.ppid));
  expect(lockBuild(file)).toBe(process.ppid);
  const noProcess = 2 ** 22 + 1;
  writeFileSync(file, String(noProcess));
  expect(lockBuild(file)).toBeNull();
});
