import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { recoverJournal, writeFilesTogether } from '../server/journal.ts';
import { home, prices, temporaryFolder, temporarySite } from './fixture/temporary-site.ts';

const module = fileURLToPath(new URL('../server/journal.ts', import.meta.url));

/** Writes pairs of the same number into two files, over and over, until it is killed. */
const writer = (root: string): string => `
  import { writeFilesTogether } from ${JSON.stringify(module)};
  for (let n = 1; ; n++) {
    writeFilesTogether(${JSON.stringify(root)}, new Map([['${home}', String(n)], ['${prices}', String(n)], ['content/new/x.yaml', n % 2 ? 'x' : null]]));
    if (n === 1) process.stdout.write('begun');
  }`;

test('a save is whole or not at all, whenever the process is killed', async () => {
  for (let round = 0; round < 6; round++) {
    const { root, read } = temporarySite();
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer(root)]);
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve);
      child.once('exit', () => reject(new Error('The writer ended by itself.')));
    });
    await new Promise((resolve) => setTimeout(resolve, round * 7));
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    recoverJournal(root);
    expect(read(home)).toBe(read(prices));
    expect(existsSync(join(root, 'content/new/x.yaml'))).toBe(Number(read(home)) % 2 === 1);
  }
});

test('a journal whose list is not whole is left; one with it is finished, except for files that have changed since', () => {
  const { root, read } = temporarySite();
  const before = read(home);
  mkdirSync(join(root, '.editor'), { recursive: true });
  writeFileSync(join(root, '.editor/journal.json.part'), '[{"file":');
  recoverJournal(root);
  expect(read(home)).toBe(before);
  const entries = [
    { file: home, text: 'new', before: 'another text' },
    { file: prices, text: 'new', before: read(prices) },
  ];
  writeFileSync(join(root, '.editor/journal.json'), JSON.stringify(entries));
  recoverJournal(root);
  expect(read(home)).toBe(before);
  expect(read(prices)).toBe('new');
  expect(existsSync(join(root, '.editor/journal.json'))).toBe(false);
});

test('a save that the disk refuses halfway leaves the files as they were', () => {
  const { root, read } = temporarySite();
  const before = read(home);
  mkdirSync(join(root, `${prices}.part`));
  const texts = new Map([
    [home, 'new'],
    [prices, 'new'],
  ]);
  expect(() => writeFilesTogether(root, texts)).toThrow('EISDIR');
  expect(read(home)).toBe(before);
});

test('DK-4: links, names that lead out of the content and read-only files are refused, and nothing is written', () => {
  const { root, read } = temporarySite();
  const outside = temporaryFolder();
  symlinkSync(outside, join(root, 'content/linked'));
  symlinkSync(join(outside, 'x.yaml'), join(root, 'content/link.yaml'));
  const before = read(home);
  for (const file of [
    'content/linked/a.yaml',
    'content/link.yaml',
    'content/../a.yaml',
    '/etc/a.yaml',
    'content/.a.yaml',
    'content/a.ts',
  ])
    expect(
      () =>
        writeFilesTogether(
          root,
          new Map([
            [home, 'new'],
            [file, 'x'],
          ]),
        ),
      file,
    ).toThrow();
  expect(read(home)).toBe(before);
  expect(existsSync(join(outside, 'a.yaml'))).toBe(false);
});
