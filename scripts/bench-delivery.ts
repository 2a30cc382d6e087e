/** Delivery: requests per second that nginx answers for the home page, against an empty page on the same server. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import type { Host } from '../tools/hosts/host.ts';
import { startNginx } from '../tools/hosts/nginx.ts';
import { howToInstall } from '../tools/programs/programs.mjs';

/** The middle one of some values. */
export const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Requests per second that wrk got answered in five seconds. @throws where wrk is not installed, or an answer is wrong. */
const perSecond = (address: string): number => {
  const options = ['-t2', '-c50', '-d5s', '-H', 'Accept-Encoding: br'];
  const { status, stdout, error } = spawnSync('wrk', [...options, address], { encoding: 'utf8' });
  if (status !== 0 || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk failed: ${error?.message ?? stdout}. ${howToInstall('wrk')}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
};

/** A page with nothing on it but, for browsers, one point to paint. */
export const emptyPage =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Empty</title></head><body><p>.</p></body></html>';

/** Serves a copy of the site with further pages, `name` → HTML, while something is measured. */
export const withPages = async <Result>(
  pages: Record<string, string>,
  measure: (host: Host) => Promise<Result>,
): Promise<Result> => {
  const scratch = mkdtempSync(`${tmpdir()}/bench-`);
  const folder = `${scratch}/dist`;
  cpSync('dist', folder, { recursive: true, preserveTimestamps: true });
  cpSync('dist-hosts', `${folder}-hosts`, { recursive: true });
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(`${folder}/${name}.html`, html);
    writeFileSync(`${folder}/${name}.html.br`, brotliCompressSync(html));
  }
  // The site's policy knows the styles of its own pages only.
  const hashes = Object.values(pages)
    .flatMap((html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)])
    .map(([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  const policies = `${folder}-hosts/nginx-maps.conf`;
  const allowed = readFileSync(policies, 'utf8').replaceAll("style-src 'self'", `$&${hashes.join('')}`);
  writeFileSync(policies, allowed);
  const host = await startNginx(folder, { https: false });
  try {
    return await measure(host);
  } finally {
    await host.close();
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** Home page against empty page, in turns; medians. */
export const deliveryBench = (): Promise<{ home: number; empty: number }> =>
  withPages({ 'empty-page': emptyPage }, async ({ origin }) => {
    const rounds = Array.from({ length: 3 }, () => ({
      home: perSecond(`${origin}/fr`),
      empty: perSecond(`${origin}/empty-page`),
    }));
    return {
      home: median(rounds.map(({ home }) => home)),
      empty: median(rounds.map(({ empty }) => empty)),
    };
  });
