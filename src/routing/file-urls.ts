import type { Language } from '#src/lib/language.ts';
import { href, website } from '#src/site.ts';
import type { PageId } from './routes.ts';

export const shareSize = { width: 1200, height: 630 } as const;

const sharePathOf = (id: PageId, lang: Language): string => `/share${href(id, lang)}.png`;

/** Absolute URL of a page's share image. */
export const shareImageOf = (id: PageId, lang: Language): string => website + sharePathOf(id, lang);

/** Path of a language's contact card. */
export const contactCardPath = (lang: Language): string => `/${lang}/contact.vcf`;
