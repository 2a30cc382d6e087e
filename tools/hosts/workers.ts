import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { certificate, trustCertificate } from '../server/certificate.ts';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import type { RunningServer } from '../server/static-server.ts';

const wranglerPath = 'tools/hosts/node_modules/wrangler/bin/wrangler.js';
const startSeconds = 60;

/**
 * Starts Cloudflare's own runtime, offline, with the built site as `wrangler.jsonc` configures it, over HTTPS
 * with the certificate of this run.
 * @throws when it does not start, with its output.
 */
export const startWorkers = async (): Promise<RunningServer> => {
  if (!existsSync(wranglerPath)) throw new Error('Wrangler is not installed. Run `npm run test:hosts`.');
  const port = await freePort();
  const scratch = mkdtempSync(`${tmpdir()}/workers-`);
  const pemFile = `${scratch}/certificate.pem`;
  writeFileSync(pemFile, (await certificate()).pem, { mode: 0o600 });
  await trustCertificate();
  const https = ['--local-protocol', 'https', '--https-key-path', pemFile, '--https-cert-path', pemFile];
  const options = ['--local', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', ...https];
  const { log, stop } = run(
    process.execPath,
    [wranglerPath, 'dev', ...options, '--show-interactive-dev-session=false', '--log-level', 'warn'],
    { CI: 'true', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  );
  const close = async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  const origin = `https://127.0.0.1:${port}`;
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; await setTimeout(100)) {
    const answer = await fetch(`${origin}/fr`, { method: 'HEAD' }).catch(() => null);
    if (answer !== null) return { origin, close };
  }
  await close();
  throw new Error(`Wrangler was not ready within ${startSeconds} s. Its output:\n${log()}`);
};
