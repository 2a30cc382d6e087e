import { company } from '../content/company.ts';
import { site } from './origin.ts';
import { revisionDay } from './revision.ts';

/** RFC 9116 asks for less than a year. */
const validDays = 360;

/** Where to report a weakness of the site. It expires a year after the last change of the site, not after the build. */
export const securityText = (): string => {
  const expires = new Date(revisionDay());
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, nl, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
};
