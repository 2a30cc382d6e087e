import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { checkedSite } from '../content/content-integration.ts';
import { cloudflareHeaders } from './cloudflare-headers.ts';
import { allRedirects, readSite } from './hosted-site.ts';
import { speculationPath, speculationRules } from './response-headers.ts';

/** Writes the files that Cloudflare reads. Must be the last integration: the policies contain hashes of the finished pages. */
export const hostConfiguration = (): AstroIntegration => ({
  name: 'host-configuration',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir).replace(/\/$/, '');
      const site = readSite(folder, permanentRedirects(checkedSite()));
      writeFileSync(`${folder}${speculationPath}`, JSON.stringify(speculationRules));
      writeFileSync(`${folder}/_headers`, cloudflareHeaders(site));
      const redirects = allRedirects(site).map(({ from, to }) => `${from} ${to} 301\n`);
      writeFileSync(`${folder}/_redirects`, redirects.join(''));
    },
  },
});
