import type { HostedSite } from './hosted-site.ts';

/** A site with that many towns, each with a redirect from its French path under `/nl`. */
export const siteWithTowns = (towns: number): HostedSite => ({
  defaultPolicy: 'default-policy',
  pages: [
    { path: '/', policy: 'entrance-policy' },
    { path: '/fr', policy: 'home-policy' },
    ...Array.from({ length: towns }, (_, index) => ({
      path: `/fr/chauffagiste-t${index}`,
      policy: 'town-policy',
    })),
  ],
  files: ['/favicon.svg'],
  redirects: Array.from({ length: towns }, (_, index) => ({
    from: `/nl/chauffagiste-t${index}`,
    to: `/nl/verwarmingsinstallateur-t${index}`,
  })),
});
