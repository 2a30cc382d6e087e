import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentChanges, lastCommitDay } from './git-dates.ts';

const folder = mkdtempSync(`${tmpdir()}/history-`);
const project = `${folder}/project`;

const git = (where: string, ...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.be', ...options], {
    cwd: where,
    stdio: 'ignore',
  });

const commit = (file: string, text: string, date: string) => {
  writeFileSync(`${project}/content/${file}`, text);
  git(project, 'add', '.');
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.be', 'commit', '-qm', text], {
    cwd: project,
    env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`, GIT_AUTHOR_DATE: `${date}T12:00:00Z` },
  });
};

beforeAll(() => {
  mkdirSync(`${project}/content`, { recursive: true });
  git(project, 'init', '-q');
  commit('a.yaml', 'one', '2026-01-01');
  commit('é.yaml', 'two', '2026-02-02');
  commit('a.yaml', 'three', '2026-03-03');
  git(folder, 'clone', '-q', '--depth', '1', `file://${project}`, 'shortened');
  mkdirSync(`${project}/unpacked/content`, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file has the day of its own last commit', () => {
  expect([...contentChanges(project)].sort()).toEqual([
    ['content/a.yaml', '2026-03-03'],
    ['content/é.yaml', '2026-02-02'],
  ]);
  expect(lastCommitDay(project)).toBe('2026-03-03');
});

test('a shallow clone has the day of its last commit, and none for a file', () => {
  expect(contentChanges(`${folder}/shortened`).size).toBe(0);
  expect(lastCommitDay(`${folder}/shortened`)).toBe('2026-03-03');
});

test('an archive has no history, not even that of a repository around it', () => {
  expect(contentChanges(`${project}/unpacked`).size).toBe(0);
  expect(lastCommitDay(`${project}/unpacked`)).toBeNull();
});
