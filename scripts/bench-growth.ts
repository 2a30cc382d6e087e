/**
 * Growth: builds copies of the project with more and more generated towns, in a temporary folder. Share images are left
 * out, because they take longer than the pages; they are measured once by themselves.
 */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseDocument } from 'yaml';
import { coldIn, copyProject } from '../tools/site/project-copy.ts';

/** What one build took. */
export interface Growth {
  towns: number;
  pages: number;
  /** Seconds from start to end of the build, content checks and compression included. */
  seconds: number;
  /** Durations of the stages that the build logs, in seconds by name. */
  stages: Record<string, number>;
  /** Peak memory of the build process, in MB. */
  memory: number;
  /** Bytes of HTML of a town page on average, uncompressed and compressed. */
  bytes: number;
  compressed: number;
}

const letters = (index: number): string =>
  [...index.toString(26).padStart(3, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');

/** Adds towns as an owner would, with files of content and nothing else: copies of the real ones under other names. */
const inventTowns = (root: string, count: number): void => {
  const real = readdirSync(`${root}/content/towns`)
    .map((file) => file.replace('.yaml', ''))
    .sort();
  for (let index = 0; index < count - real.length; index += 1) {
    const base = real[index % real.length] ?? '';
    const slug = `dorp${letters(index)}`;
    const [latitude, longitude] = [50.5 + (index % 97) / 100, 3.5 + (index % 89) / 100];
    const town = parseDocument(readFileSync(`${root}/content/towns/${base}.yaml`, 'utf8'));
    town.set('coordinates', { latitude, longitude });
    writeFileSync(`${root}/content/towns/${slug}.yaml`, String(town));
    cpSync(`${root}/content/copy/town-${base}`, `${root}/content/copy/town-${slug}`, { recursive: true });
    cpSync(`${root}/src/drawings/places/place-${base}.svg`, `${root}/src/drawings/places/place-${slug}.svg`);
  }
};

const peakOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+) kB/)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Lines in which the integrations log the duration of a stage. */
const stageLine = /\bstage (.+?): (\d+) ms/;

const build = (root: string): Promise<Pick<Growth, 'seconds' | 'stages' | 'memory'>> =>
  new Promise((done, fail) => {
    const start = performance.now();
    let memory = 0;
    let output = '';
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    const child = spawn(process.execPath, [astro, 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: coldIn(root),
    });
    const stages: Growth['stages'] = {};
    const listen = (line: string) => {
      output = `${output}${line}\n`.slice(-4000);
      const [, stage, milliseconds] = stageLine.exec(line) ?? [];
      if (stage !== undefined) stages[stage] = Number(milliseconds) / 1000;
    };
    createInterface({ input: child.stdout }).on('line', listen);
    createInterface({ input: child.stderr }).on('line', listen);
    const watch = setInterval(() => {
      memory = Math.max(memory, peakOf(child.pid ?? 0));
    }, 100);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0) done({ seconds: (performance.now() - start) / 1000, stages, memory });
      else fail(new Error(`The build in ${root} failed:\n${output}`));
    });
  });

const sizesOf = (root: string) => {
  const files = readdirSync(`${root}/dist/fr`).filter((file) => /^chauffagiste-.*\.html$/.test(file));
  const mean = (suffix: string) =>
    files.reduce((sum, file) => sum + statSync(`${root}/dist/fr/${file}${suffix}`).size, 0) / files.length;
  return { bytes: mean(''), compressed: mean('.br') };
};

const pagesOf = (root: string): number =>
  readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && statSync(`${root}/dist/${file}`).size > 2000,
  ).length;

/** Builds a copy with that many towns without any cache. */
export const growthAt = async (towns: number, withShareImages: boolean): Promise<Growth> => {
  const root = copyProject(withShareImages);
  try {
    inventTowns(root, towns);
    const { seconds, stages, memory } = await build(root);
    return { towns, pages: pagesOf(root), seconds, stages, memory, ...sizesOf(root) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
