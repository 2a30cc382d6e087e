import type { Content } from '#src/content/content.ts';
import { at, type Finding, finding } from '#src/content/finding.ts';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { languages } from '#src/lib/language.ts';
import { revisionDay } from './revision.ts';

/** RFC 9116 asks for less than a year. */
const validityInDays = 360;

/** The day on which security.txt expires: a year after the last change of the site, not after the build. */
const expiryOf = (content: Content): string => addDays(revisionDay(content), validityInDays);

/** Where to report a weakness of the site (RFC 9116). */
export const securityText = (content: Content): string =>
  [
    `Contact: mailto:${content.company.email}`,
    `Expires: ${expiryOf(content)}T00:00:00.000Z`,
    `Preferred-Languages: ${[...languages, 'en'].join(', ')}`,
    `Canonical: ${content.company.website}/.well-known/security.txt`,
    '',
  ].join('\n');

/** A finding once security.txt has expired on the day of the content: nobody may rely on it any more. */
export const securityFindings = (content: Content): Finding[] => {
  const day = expiryOf(content);
  return day > content.day ? [] : [finding('security-text-expired', at('security.txt'), { day })];
};
