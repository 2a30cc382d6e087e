import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import type { LocalisedText } from '../shared/values.ts';

const run = promisify(execFile);

/** A lock of git older than this (in milliseconds) is a leftover of a killed process, and is removed. */
const oldLock = 600_000;

/** Runs git in a project. Git never asks for a password, because nobody could type it. */
export const git = async (
  root: string,
  args: readonly string[],
  environment = {},
): Promise<{ ok: boolean; out: string; error: string }> => {
  try {
    const { stdout, stderr } = await run('git', ['--no-optional-locks', ...args], {
      cwd: root,
      maxBuffer: 100_000_000,
      // How long git may talk to the remote, in milliseconds.
      timeout: 60_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...environment },
    });
    return { ok: true, out: stdout, error: stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = Object(error) as Record<string, string>;
    const lock = lockFileIn(stderr);
    if (lock !== null && Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldLock) {
      rmSync(lock, { force: true });
      return git(root, args, environment);
    }
    return { ok: false, out: stdout, error: stderr === '' ? message : stderr };
  }
};

/** The lock that kept git from working; null for another error. */
export const lockFileIn = (error: string): string | null =>
  /Unable to create '(.+\.lock)': File exists/.exec(error)?.[1] ?? null;

/** Text of a content file in a version; null where that has no such file. */
export const textInVersion = async (root: string, version: string, file: string): Promise<string | null> => {
  const { ok, out } = await git(root, ['show', `${version}:./${file}`]);
  return ok ? out : null;
};

/** Why the remote did not take a version, in plain words. */
export const pushFailure = (error: string): LocalisedText => {
  if (/non-fast-forward|fetch first|\[rejected\]/.test(error))
    return {
      fr: 'Quelqu’un d’autre a publié entre-temps, et ses changements manquent ici. Demandez à votre programmeur de les réunir.',
      nl: 'Iemand anders heeft intussen gepubliceerd, en die wijzigingen ontbreken hier. Vraag uw programmeur om ze samen te voegen.',
    };
  if (/\[remote rejected\]|pre-receive|denied|protected/i.test(error))
    return { fr: 'Le serveur a refusé cette version.', nl: 'De server heeft deze versie geweigerd.' };
  if (/authentication|could not read (?:username|password)|permission/i.test(error))
    return {
      fr: 'Le serveur ne vous a pas reconnu (nom ou mot de passe).',
      nl: 'De server herkende u niet (naam of wachtwoord).',
    };
  return {
    fr: 'Le serveur est injoignable. Vérifiez la connexion à Internet.',
    nl: 'De server is onbereikbaar. Controleer de internetverbinding.',
  };
};
