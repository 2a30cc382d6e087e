import { plainText } from '#src/lib/plain-text.ts';
import { extraLengthOfCompanyName, pageTitle, titleLimit } from '../copy/page-title.ts';
import { finding, type Location, type Report } from '../finding.ts';
import type { Company } from '../schemas/company.ts';

/** Lengths in characters that search results show in full (PG-1): least and most. */
const limits = { title: [15, titleLimit], description: [70, 160] } as const;

/** Reports a title or description that is too short or too long for search results, for a company name of usual length. */
export const checkSearchLength = (
  kind: keyof typeof limits,
  text: string,
  company: Company,
  location: Location,
  report: Report,
): void => {
  const [least, most] = limits[kind];
  const printed = kind === 'title' ? pageTitle(text, company) : plainText(text);
  const length = printed.length - extraLengthOfCompanyName(printed, company);
  if (length < least || length > most) report(finding('search-length', location, { length, least, most }));
};
