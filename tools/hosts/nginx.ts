import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { certificate, trustCertificate } from '../server/certificate.ts';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import { nginxPaths } from '../system-programs/system-programs.mjs';
import { type Host, waitUntilReady } from './host.ts';

/** Listens for HTTP, or for HTTPS with HTTP/2. nginx 1.25 warns that `http2` is deprecated here; 1.22 needs it. */
const listenDirective = (port: number, pemFile: string | null): string =>
  pemFile === null
    ? `listen 127.0.0.1:${port} default_server;`
    : `listen 127.0.0.1:${port} ssl http2 default_server;
    ssl_certificate ${pemFile};
    ssl_certificate_key ${pemFile};`;

const mainConfiguration = (folder: string, scratch: string, listenDirectives: string): string => {
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
    ${listenDirectives}
    root ${resolve(folder)};
    include ${resolve(`${folder}-hosts`)}/nginx-server.conf;
  }
}
`;
};

/**
 * Starts Debian's nginx with the built site in `folder` on a free port of 127.0.0.1: over HTTPS and HTTP/2, as visitors
 * get it, with the certificate of this run, or over HTTP for programs that do not know the certificate.
 * @throws when nginx does not start, with its output.
 */
export const startNginx = async (folder = 'dist', { https = true } = {}): Promise<Host> => {
  const scratch = mkdtempSync(`${tmpdir()}/nginx-`);
  const port = await freePort();
  const pemFile = https ? `${scratch}/certificate.pem` : null;
  if (pemFile !== null) writeFileSync(pemFile, (await certificate()).pem, { mode: 0o600 });
  const [configuration, errorLog] = [`${scratch}/nginx.conf`, `${scratch}/error.log`];
  writeFileSync(configuration, mainConfiguration(folder, scratch, listenDirective(port, pemFile)));
  const options = ['-c', configuration, '-p', scratch, '-e', errorLog];
  const { log, stop } = run(nginxPaths.program, options);
  const output = () => log() + (existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : '');
  const close = async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  await trustCertificate();
  const origin = `${https ? 'https' : 'http'}://127.0.0.1:${port}`;
  return waitUntilReady({ name: 'nginx', origin, port, close }, 10, output);
};
