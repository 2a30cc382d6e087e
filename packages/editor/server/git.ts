import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long git may talk to the remote, in milliseconds. */
const patience = 60_000;

/** Age in milliseconds from which a lock of git is one that a killed process has left. */
const oldLock = 600_000;

/** What git did. */
interface Answer {
  ok: boolean;
  out: string;
  error: string;
}

/** Runs git in a project. It never asks for a password, which nobody could type. */
export const git = async (root: string, args: readonly string[], environment = {}): Promise<Answer> => {
  try {
    const { stdout, stderr } = await run('git', ['--no-optional-locks', ...args], {
      cwd: root,
      maxBuffer: 100_000_000,
      timeout: patience,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...environment },
    });
    return { ok: true, out: stdout, error: stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = Object(error) as Record<string, string>;
    const lock = lockIn(stderr);
    if (lock !== null && Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldLock) {
      rmSync(lock, { force: true });
      return git(root, args, environment);
    }
    return { ok: false, out: stdout, error: stderr === '' ? message : stderr };
  }
};

/** The lock that kept git from working; null for another error. */
export const lockIn = (error: string): string | null =>
  /Unable to create '(.+\.lock)': File exists/.exec(error)?.[1] ?? null;

/** True where the project has a commit. */
export const hasCommit = async (root: string): Promise<boolean> =>
  (await git(root, ['rev-parse', '--verify', 'HEAD'])).ok;

/** Text of a content file in a version; null where that has no such file. */
export const textIn = async (root: string, version: string, file: string): Promise<string | null> => {
  const { ok, out } = await git(root, ['show', `${version}:./${file}`]);
  return ok ? out : null;
};

/** Text of a file in the last commit, and the day of that commit. */
export const lastCommitted = async (
  root: string,
  file: string,
): Promise<{ text: string; day: string } | null> => {
  const text = await textIn(root, 'HEAD', file);
  if (text === null) return null;
  const { out } = await git(root, ['log', '-1', '--format=%cs', '--', file]);
  return { text, day: out.trim() };
};
