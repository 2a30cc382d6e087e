/** Delivery: requests per second that nginx answers for the home page, against an empty page on the same server. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { precompress } from '../integrations/hosts/compress.ts';
import { startNginx } from '../tools/hosts/nginx.ts';
import { howToInstall } from '../tools/programs/programs.mjs';

/** What wrk counted at one address. */
export interface Load {
  perSecond: number;
  requests: number;
  errors: number;
}

/** Runs wrk at full speed against an address of this machine. @throws where wrk is not installed or fails. */
export const load = (address: string, seconds: number): Load => {
  const options = ['-t2', '-c50', `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  const { status, stdout, error } = spawnSync('wrk', [...options, address], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`wrk failed: ${error?.message ?? stdout}. ${howToInstall('wrk')}`);
  const number = (pattern: RegExp) => Number(stdout.match(pattern)?.[1] ?? 0);
  const sockets =
    stdout.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requests: number(/(\d+) requests in/),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, count) => sum + Number(count), 0),
  };
};

/** Memory of a process and all its children, in MB. */
const memoryOf = (pid: number): number => {
  const read = (id: number): number => {
    try {
      const own =
        Number(readFileSync(`/proc/${id}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1] ?? 0) / 1024;
      const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8')
        .trim()
        .split(/\s+/)
        .filter(Boolean);
      return own + children.reduce((sum, child) => sum + read(Number(child)), 0);
    } catch {
      return 0;
    }
  };
  return read(pid);
};

/** The site in a folder of its own with pages to compare with: `name` → HTML. */
export const withPages = async (
  pages: Record<string, string>,
): Promise<{ folder: string; remove: () => void }> => {
  const hashes = Object.values(pages)
    .flatMap((html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)])
    .map(([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  const scratch = mkdtempSync(`${tmpdir()}/bench-`);
  const folder = `${scratch}/dist`;
  cpSync('dist', folder, { recursive: true, preserveTimestamps: true });
  cpSync('dist-hosts', `${folder}-hosts`, { recursive: true });
  for (const [name, html] of Object.entries(pages)) writeFileSync(`${folder}/${name}.html`, html);
  // The site's policy knows the styles of its own pages.
  const policies = `${folder}-hosts/nginx-maps.conf`;
  const allowed = readFileSync(policies, 'utf8').replaceAll("style-src 'self'", `$&${hashes.join('')}`);
  writeFileSync(policies, allowed);
  const extra = mkdtempSync(`${tmpdir()}/pages-`);
  for (const name of Object.keys(pages)) copyFileSync(`${folder}/${name}.html`, `${extra}/${name}.html`);
  await precompress(extra);
  for (const file of readdirSync(extra))
    cpSync(`${extra}/${file}`, `${folder}/${file}`, { preserveTimestamps: true });
  rmSync(extra, { recursive: true, force: true });
  return { folder, remove: () => rmSync(scratch, { recursive: true, force: true }) };
};

/** A page with nothing on it. */
export const emptyPage =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Empty</title></head><body></body></html>';

/** Home page against empty page, interleaved; medians. */
export const deliveryBench = async (
  rounds: number,
  seconds: number,
): Promise<{ home: number; empty: number; errors: number }> => {
  const { folder, remove } = await withPages({ 'empty-page': emptyPage });
  const host = await startNginx(folder, { https: false });
  try {
    const results = Array.from({ length: rounds }, () => ({
      home: load(`${host.origin}/fr`, seconds),
      empty: load(`${host.origin}/empty-page`, seconds),
    }));
    const median = (of: (result: (typeof results)[number]) => number) =>
      results.map(of).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    return {
      home: median(({ home }) => home.perSecond),
      empty: median(({ empty }) => empty.perSecond),
      errors: results.reduce((sum, { home, empty }) => sum + home.errors + empty.errors, 0),
    };
  } finally {
    await host.close();
    remove();
  }
};

/** Full speed for some time: errors, and memory before and after. */
export const loadTest = async (seconds: number): Promise<Load & { before: number; after: number }> => {
  const host = await startNginx('dist', { https: false });
  try {
    // What the workers allocate once, they allocate now.
    load(`${host.origin}/fr`, 2);
    const before = memoryOf(host.pid);
    const result = load(`${host.origin}/fr`, seconds);
    return { ...result, before, after: memoryOf(host.pid) };
  } finally {
    await host.close();
  }
};
