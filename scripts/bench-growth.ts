/** Growth: builds a copy of the project with more towns, without any cache, in a temporary folder. */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { parseDocument } from 'yaml';
import { coldIn, copyProject } from '../tools/site/project-copy.ts';

/** What one build took. */
export interface Growth {
  towns: number;
  pages: number;
  /** From start to end of the build, content checks and compression included. */
  seconds: number;
  /** Peak memory of the build process, in MB. */
  memory: number;
}

const lettersOf = (index: number): string =>
  [...index.toString(26).padStart(3, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');

/** Adds towns as an owner would, with files of content and nothing else: copies of the real ones under other names. */
const inventTowns = (root: string, count: number): void => {
  const real = readdirSync(`${root}/content/towns`).map((file) => file.replace('.yaml', ''));
  for (let index = 0; index < count - real.length; index += 1) {
    const base = real[index % real.length] ?? '';
    const slug = `dorp${lettersOf(index)}`;
    const town = parseDocument(readFileSync(`${root}/content/towns/${base}.yaml`, 'utf8'));
    const [latitude, longitude] = [50.5 + (index % 97) / 100, 3.5 + (index % 89) / 100];
    town.set('coordinates', { latitude, longitude });
    writeFileSync(`${root}/content/towns/${slug}.yaml`, String(town));
    cpSync(`${root}/content/copy/town-${base}`, `${root}/content/copy/town-${slug}`, { recursive: true });
    cpSync(`${root}/src/drawings/places/place-${base}.svg`, `${root}/src/drawings/places/place-${slug}.svg`);
  }
};

/** Peak memory of a process that runs, in MB; 0 where it has ended. */
const peakOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Builds a copy with that many towns. Share images are drawn for the real site only: they take longer than the pages. */
export const growthAt = async (towns: number, withShareImages: boolean): Promise<Growth> => {
  const root = copyProject(withShareImages);
  try {
    inventTowns(root, towns);
    const start = performance.now();
    const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: coldIn(root),
    });
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, peakOf(child.pid ?? 0));
    }, 100);
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    clearInterval(watch);
    const seconds = (performance.now() - start) / 1000;
    const files = readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html')).length;
    if (child.exitCode !== 0) throw new Error(`The build with ${towns} towns failed:\n${output}\n${errors}`);
    return { towns, pages, seconds, memory };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
