import { company } from '#src/content/loaders/company.ts';
import { site } from '#src/content/loaders/origin.ts';
import { revisionDay } from './revision.ts';

/** RFC 9116 asks for less than a year. */
const validDays = 360;

/** When security.txt expires: a year after the last change of the site, not after the build. */
const expiry = (): Date => {
  const expires = new Date(revisionDay());
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return expires;
};

/** Where to report a weakness of the site (RFC 9116). */
export const securityText = (): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${expiry().toISOString()}`,
    'Preferred-Languages: fr, nl, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');

/** A warning once security.txt has expired on a day: nobody may rely on it any more. */
export const securityWarnings = (day: Date): string[] =>
  expiry() > day
    ? []
    : [
        `security.txt: expired on ${expiry().toISOString().slice(0, 10)}, since nothing has changed for a year. Who finds a weakness may not trust it any more. See that it still names the right address (content/company.yaml); any commit gives it another year.`,
      ];
