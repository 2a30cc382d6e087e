import { formatDate } from '#src/lib/format.ts';
import type { DeskLanguage } from './words.ts';

/** A day (ISO) as the desk says it. */
export const dayText = (day: string, language: DeskLanguage): string =>
  language === 'en'
    ? new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    : formatDate(day, language);
