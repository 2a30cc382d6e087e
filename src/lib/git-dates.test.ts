import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentChangeDays, lastCommitDay } from './git-dates.ts';

const scratchFolder = mkdtempSync(`${tmpdir()}/history-`);
const projectFolder = `${scratchFolder}/project`;

const runGit = (where: string, ...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.be', ...options], {
    cwd: where,
    stdio: 'ignore',
  });

const commitFile = (file: string, text: string, date: string) => {
  writeFileSync(`${projectFolder}/content/${file}`, text);
  runGit(projectFolder, 'add', '.');
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.be', 'commit', '-qm', text], {
    cwd: projectFolder,
    env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`, GIT_AUTHOR_DATE: `${date}T12:00:00Z` },
  });
};

beforeAll(() => {
  mkdirSync(`${projectFolder}/content`, { recursive: true });
  runGit(projectFolder, 'init', '-q');
  commitFile('a.yaml', 'one', '2026-01-01');
  commitFile('é.yaml', 'two', '2026-02-02');
  commitFile('a.yaml', 'three', '2026-03-03');
  runGit(scratchFolder, 'clone', '-q', '--depth', '1', `file://${projectFolder}`, 'shortened');
  mkdirSync(`${projectFolder}/unpacked/content`, { recursive: true });
});
afterAll(() => rmSync(scratchFolder, { recursive: true }));

test('a file has the day of its own last commit', () => {
  expect([...contentChangeDays(projectFolder)].sort()).toEqual([
    ['content/a.yaml', '2026-03-03'],
    ['content/é.yaml', '2026-02-02'],
  ]);
  expect(lastCommitDay(projectFolder)).toBe('2026-03-03');
});

test('a shallow clone has the day of its last commit, and none for a file', () => {
  expect(contentChangeDays(`${scratchFolder}/shortened`).size).toBe(0);
  expect(lastCommitDay(`${scratchFolder}/shortened`)).toBe('2026-03-03');
});

test('an archive has no history, not even that of a repository around it', () => {
  expect(contentChangeDays(`${projectFolder}/unpacked`).size).toBe(0);
  expect(lastCommitDay(`${projectFolder}/unpacked`)).toBeNull();
});
