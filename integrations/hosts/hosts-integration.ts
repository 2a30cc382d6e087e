import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { checkedSite } from '../content/content-integration.ts';
import { cloudflareHeaders } from './cloudflare-headers.ts';
import { compressTextFiles } from './compress.ts';
import { allRedirects, type HostedSite, readSite } from './hosted-site.ts';
import { nginxMaps } from './nginx-maps.ts';
import { nginxRedirect, nginxServer } from './nginx-server.ts';
import { hostFiles, speculationPath, speculationRules } from './response-headers.ts';

/** Cloudflare reads its configuration from the built site itself. */
const writeCloudflareFiles = (folder: string, site: HostedSite): void => {
  writeFileSync(`${folder}/${hostFiles.headers}`, cloudflareHeaders(site));
  const redirects = allRedirects(site).map(({ from, to }) => `${from} ${to} 301\n`);
  writeFileSync(`${folder}/${hostFiles.redirects}`, redirects.join(''));
  // Cloudflare compresses by itself: it would store the compressed copies and never send them.
  writeFileSync(`${folder}/${hostFiles.ignored}`, '*.br\n*.gz\n');
};

/** The configuration of nginx must not be served, so it is written beside the built site. */
const writeNginxFiles = (folder: string, site: HostedSite, website: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/nginx-maps.conf`, nginxMaps(site));
  writeFileSync(`${folder}/nginx-server.conf`, nginxServer());
  writeFileSync(`${folder}/nginx-forward.conf`, nginxRedirect(website));
};

/** Must be the last integration: the policies contain hashes of the finished pages. */
export const hostConfigurations = (): AstroIntegration => ({
  name: 'host-configurations',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir).replace(/\/$/, '');
      const contentSite = checkedSite();
      const site = readSite(folder, permanentRedirects(contentSite));
      writeFileSync(`${folder}${speculationPath}`, JSON.stringify(speculationRules));
      writeCloudflareFiles(folder, site);
      writeNginxFiles(`${folder}-hosts`, site, contentSite.content.company.website);
      await compressTextFiles(folder);
    },
  },
});
