import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Texts, textsNow } from './transaction.ts';

const run = promisify(execFile);

const git = async (root: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 50_000_000 })).stdout;

/** The content files that differ from the last commit, as they are in it and now; null where there is no repository or no commit yet. */
export const uncommitted = async (root: string): Promise<{ before: Texts; now: Texts } | null> => {
  try {
    await git(root, 'rev-parse', '--verify', 'HEAD');
  } catch {
    return null;
  }
  // Names of content files have no characters that git would quote.
  // Without a lock, so that a look at the changes never keeps a commit of another window from being made.
  const status = ['--no-optional-locks', 'status', '--porcelain', '--no-renames', '-uall'];
  const lines = (await git(root, ...status, '--', 'content')).split('\n');
  const files = lines.flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  const before = files.map(
    async (file) => [file, await git(root, 'show', `HEAD:./${file}`).catch(() => null)] as const,
  );
  return { before: new Map(await Promise.all(before)), now: textsNow(root, files) };
};

/** Commits content/ and nothing else. Returns the number of the commit. @throws Error with what git says */
export const commitContent = async (root: string, message: string): Promise<string> => {
  await git(root, 'add', '--all', '--', 'content');
  await git(root, 'commit', '--message', message, '--', 'content');
  return (await git(root, 'rev-parse', '--short', 'HEAD')).trim();
};

/** The last version of content/. */
export interface Version {
  commit: string;
  message: string;
  /** When it was committed (ISO). */
  at: string;
}

/** The last commit that changed content/; null where there is none. */
export const lastVersion = async (root: string): Promise<Version | null> => {
  const text = await git(root, 'log', '-1', '--format=%h%n%cI%n%s', '--', 'content');
  const [commit, at, message] = text.split('\n');
  return commit && at ? { commit, at, message: message ?? '' } : null;
};
