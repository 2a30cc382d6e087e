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

/** One build at a time in a folder; two would mix their files. @returns the id of the process of another, or null */
export const lockBuild = (file: string): number | null => {
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (id > 0 && id !== process.pid && isRunning(id)) return id;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
};
