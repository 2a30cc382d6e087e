import type { APIRoute } from 'astro';
import { revisionDay } from '#src/endpoints/revision.ts';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { languages } from '#src/lib/language.ts';
import { content, siteUrl } from '#src/site.ts';

/** RFC 9116 asks for less than a year after the last change of the site, not after the build. */
const validityInDays = 360;

/** Where to report a weakness of the site (RFC 9116). */
export const GET: APIRoute = () =>
  new Response(
    [
      `Contact: mailto:${content.company.email}`,
      `Expires: ${addDays(revisionDay(content), validityInDays)}T00:00:00.000Z`,
      `Preferred-Languages: ${[...languages, 'en'].join(', ')}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
