import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { nginxPaths } from '../programs/programs.mjs';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import { type Host, untilReady } from './host.ts';

/** A main configuration around the files that the build wrote for the site in `folder`. */
const mainConfiguration = (folder: string, scratch: string, port: number): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${scratch}/${name};`)
    .join('\n');
  return `load_module ${nginxPaths.brotli};
daemon off;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log warn;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary}
  include ${resolve(`${folder}-hosts`)}/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port} default_server;
    root ${resolve(folder)};
    include ${resolve(`${folder}-hosts`)}/nginx-server.conf;
  }
}
`;
};

/**
 * Starts Debian's nginx on a free port of this machine with the built site in `folder`.
 * @throws when nginx refuses its configuration, with what it says.
 */
export const startNginx = async (folder = 'dist'): Promise<Host> => {
  const scratch = mkdtempSync(`${tmpdir()}/nginx-`);
  const port = await freePort();
  const configuration = `${scratch}/nginx.conf`;
  writeFileSync(configuration, mainConfiguration(folder, scratch, port));
  const { child, log, stop } = run(nginxPaths.program, [
    '-c',
    configuration,
    '-p',
    scratch,
    '-e',
    `${scratch}/error.log`,
  ]);
  const said = () =>
    log() + (existsSync(`${scratch}/error.log`) ? readFileSync(`${scratch}/error.log`, 'utf8') : '');
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  await untilReady(origin, 10, said).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { name: 'nginx', origin, port, pid: child.pid ?? 0, close };
};
