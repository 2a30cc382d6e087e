import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { freePort } from '../../../tools/server/free-port.ts';
import { copyProject } from '../../../tools/site/project-copy.ts';

/** A desk of a copy of the project, which is a git repository. */
export interface RunningDesk {
  /** Address with the token. */
  address: string;
  root: string;
  git: (...args: string[]) => string;
  read: (file: string) => string;
  stop: () => void;
}

/** The address that the desk prints. @throws Error when the server ends before */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: unknown) => {
      said += String(chunk);
      const [address] = /http:\S+token=[0-9a-f]+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });

/** Starts `npm run edit` in a copy of the project. */
export const startDesk = async (): Promise<RunningDesk> => {
  const root = copyProject(false);
  for (const folder of ['desk', 'docs/guides']) cpSync(folder, `${root}/${folder}`, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Start');
  const port = await freePort();
  // Astro's development server renders no pages where it finds Vitest's variable.
  const { VITEST, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: root,
      env: { ...environment, DESK: 'on', BROWSER: 'none', NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return {
    address: await addressOf(child),
    root,
    git,
    read: (file) => readFileSync(`${root}/${file}`, 'utf8'),
    stop: () => {
      child.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
