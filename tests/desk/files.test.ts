import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contentFiles, readSource, writeSource } from '../../desk/server/content-files.ts';
import { writeAll } from '../../desk/server/transaction.ts';
import { copyContent } from './project.ts';

const file = 'content/facts/prices.yaml';

test.each([
  '../package.json',
  'content/../package.json',
  'content/facts/../../package.json',
  '/etc/passwd',
  'content/facts/%2e%2e/prices.yaml',
  'content/facts/..%2fprices.yaml',
  'content\\facts\\prices.yaml',
  'content/facts/prices.yaml\0',
  'content//facts/prices.yaml',
  'content/facts/./prices.yaml',
  'content/facts/.prices.yaml',
  'content/facts/prices.sh',
  'content',
  '',
])('DK-4: %j is neither read nor written', (name) => {
  const root = copyContent();
  expect(() => readSource(root, name)).toThrow();
  expect(() => writeSource(root, name, 'x: 1\n')).toThrow();
});

test('DK-4: no link is followed: a file, a folder, or content/ itself', () => {
  const root = copyContent();
  const outside = copyContent();
  symlinkSync(`${outside}/content/company.yaml`, `${root}/content/link.yaml`);
  symlinkSync(`${outside}/content/towns`, `${root}/content/outside`);
  expect(contentFiles(root).filter((name) => /link|outside/.test(name))).toEqual([]);
  const before = readFileSync(`${outside}/content/company.yaml`, 'utf8');
  for (const name of ['content/link.yaml', 'content/outside/aalst.yaml', 'content/outside/new.yaml']) {
    expect(() => readSource(root, name)).toThrow();
    expect(() => writeSource(root, name, 'x: 1\n')).toThrow();
  }
  expect(readFileSync(`${outside}/content/company.yaml`, 'utf8')).toBe(before);
  expect(existsSync(`${outside}/content/towns/new.yaml`)).toBe(false);
});

test('DK-2: a read-only file is not overwritten', () => {
  const root = copyContent();
  const before = readFileSync(`${root}/${file}`, 'utf8');
  chmodSync(`${root}/${file}`, 0o444);
  expect(() => writeSource(root, file, 'x: 1\n')).toThrow(/read-only/);
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
});

test('DK-2: a file keeps its mode, and nothing is left beside it', () => {
  const root = copyContent();
  chmodSync(`${root}/${file}`, 0o600);
  const names = readdirSync(`${root}/content/facts`);
  writeSource(root, file, 'x: 1\n');
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe('x: 1\n');
  expect(readdirSync(`${root}/content/facts`)).toEqual(names);
});

const node = (script: string, root: string) => [
  '--input-type=module',
  '-e',
  `import { writeSource } from '${resolve('desk/server/content-files.ts')}'; const root = '${root}'; ${script}`,
];

test('DK-2: a disk that takes no more leaves the file as it was', () => {
  const root = copyContent();
  const before = readFileSync(`${root}/${file}`, 'utf8');
  const script = `writeSource(root, '${file}', 'x: ' + 'a'.repeat(500_000) + '\\n');`;
  // No file of that process may grow beyond 64 blocks.
  const { status } = spawnSync('bash', [
    '-c',
    'ulimit -f 64; exec "$0" "$@"',
    process.execPath,
    ...node(script, root),
  ]);
  expect(status).not.toBe(0);
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
});

test('DK-2: a program that is killed while it saves leaves the old text or the new one', async () => {
  const root = copyContent();
  const script = `for (let n = 0; ; n++) { writeSource(root, '${file}', 'x: ' + String(n % 10).repeat(300_000) + '\\n'); if (n === 0) console.log('begun'); }`;
  for (const delay of [1, 20, 50]) {
    const child = spawn(process.execPath, node(script, root), { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise((begun) => child.stdout.once('data', begun));
    await setTimeout(delay);
    child.kill('SIGKILL');
    await new Promise((ended) => child.once('exit', ended));
    expect(readFileSync(`${root}/${file}`, 'utf8')).toMatch(/^x: (\d)\1{299999}\n$/);
  }
});

test('DK-2: where one of several files cannot be written, none is', () => {
  const root = copyContent();
  const before = readFileSync(`${root}/${file}`, 'utf8');
  chmodSync(`${root}/content/company.yaml`, 0o444);
  const texts = new Map([
    [file, 'x: 1\n'],
    ['content/towns/new.yaml', 'x: 1\n'],
    ['content/company.yaml', 'x: 1\n'],
  ]);
  expect(() => writeAll(root, texts)).toThrow(/read-only/);
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(before);
  expect(existsSync(`${root}/content/towns/new.yaml`)).toBe(false);
});

test('DK-2: hidden files and other kinds of files are no content', () => {
  const root = copyContent();
  mkdirSync(`${root}/content/.git`);
  writeFileSync(`${root}/content/.git/config.yaml`, 'x: 1\n');
  writeFileSync(`${root}/content/facts/notes.txt`, 'x');
  expect(contentFiles(root).filter((name) => /\.git|notes/.test(name))).toEqual([]);
});
