import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/** True for a process that runs, whoever started it. */
const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes the folder for one build: two at once would mix their files in dist/. Freed when the process ends.
 * @returns the id of the process of another build that runs; null where there is none
 */
export const lockBuild = (file: string): number | null => {
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (id > 0 && id !== process.pid && isRunning(id)) return id;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
};
