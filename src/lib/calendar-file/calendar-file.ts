import { addDays } from '../civil-date/civil-date.ts';

export interface CalendarDay {
  /** Equal for the same event: a calendar that has it replaces it instead of adding another. */
  uid: string;
  date: string;
  summary: string;
  description: string;
  /** How many days before it the calendar reminds. */
  alarmDays: number;
}

/** Escapes a text for a property (RFC 5545, 3.3.11; vCard): separators get a backslash, control characters are removed. */
export const escapeCalendarText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');

/** The largest number of bytes in a line, without its line break (3.1). */
const maxLineBytes = 75;

/** Folds a line into pieces of at most 75 bytes. All but the first begin with a space, and no character is divided. */
export const foldCalendarLine = (line: string): string => {
  const encoder = new TextEncoder();
  let [result, bytes] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > maxLineBytes) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += length;
  }
  return result;
};

const toBasicFormat = (date: string): string => date.replaceAll('-', '');

const eventLines = ({ uid, date, summary, description, alarmDays }: CalendarDay, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeCalendarText(uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${toBasicFormat(date)}`,
  `DTEND;VALUE=DATE:${toBasicFormat(addDays(date, 1))}`,
  `SUMMARY:${escapeCalendarText(summary)}`,
  `DESCRIPTION:${escapeCalendarText(description)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeCalendarText(summary)}`,
  `TRIGGER:-P${alarmDays}D`,
  'END:VALARM',
  'END:VEVENT',
];

/**
 * Returns a calendar file with a whole day (RFC 5545), to be served as `text/calendar`. The day has no time zone: each
 * calendar shows it on the day itself.
 * @param producer the site that wrote it, `www.example.be`
 * @param now moment of writing
 */
export const calendarFile = (day: CalendarDay, producer: string, now: Date): string => {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(producer)}//maintenance//EN`,
    'CALSCALE:GREGORIAN',
    ...eventLines(day, stamp),
    'END:VCALENDAR',
    '',
  ]
    .map(foldCalendarLine)
    .join('\r\n');
};
