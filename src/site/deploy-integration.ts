import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site as website } from '#src/content/loaders/origin.ts';
import { caddyForward, caddyfile } from '../../deploy/caddy.ts';
import { precompress } from '../../deploy/compress.ts';
import { headersFile } from '../../deploy/headers-file.ts';
import { nginxForward, nginxMaps, nginxServer } from '../../deploy/nginx.ts';
import { hostFiles, speculationPath, speculationRules } from '../../deploy/policy.ts';
import { redirectsFile } from '../../deploy/redirects-file.ts';
import { readSite } from '../../deploy/site.ts';

/**
 * Writes what each host reads: inside the built site the files of Cloudflare and Netlify and the compressed twins,
 * beside it (`dist-hosts/`) the configurations of nginx and Caddy, which must not be served. It must be the last
 * integration: the policies hold hashes of the finished pages.
 */
export const hostConfigurations = (): AstroIntegration => ({
  name: 'host-configurations',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir).replace(/\/$/, '');
      const beside = `${folder}-hosts`;
      const site = readSite(folder);
      mkdirSync(beside, { recursive: true });
      writeFileSync(`${folder}${speculationPath}`, JSON.stringify(speculationRules));
      writeFileSync(`${folder}/${hostFiles.headers}`, headersFile(site));
      writeFileSync(`${folder}/${hostFiles.redirects}`, redirectsFile(site));
      // Cloudflare compresses by itself; the twins would only be uploaded and never served.
      writeFileSync(`${folder}/${hostFiles.ignored}`, '*.br\n*.gz\n');
      writeFileSync(`${beside}/nginx-maps.conf`, nginxMaps(site));
      writeFileSync(`${beside}/nginx-server.conf`, nginxServer());
      writeFileSync(`${beside}/nginx-forward.conf`, nginxForward(website));
      writeFileSync(`${beside}/Caddyfile`, caddyfile(site));
      writeFileSync(`${beside}/caddy-forward.conf`, caddyForward(website));
      await precompress(folder);
    },
  },
});
