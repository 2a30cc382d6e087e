/** Calendar files, as two parsers read them that are not ours. */
import fc from 'fast-check';
import ical from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, test } from 'vitest';
import { type CalendarDay, calendarFile } from './ics.ts';

const now = new Date('2026-11-23T08:09:10.123Z');
const day: CalendarDay = {
  uid: 'gas-2028-02-29@example.be',
  date: '2028-02-29',
  summary: 'Entretien de la chaudière, rue de l’Église 4; 2ᵉ étage',
  description: 'Région : Bruxelles\nPrix : 168,54 €; ligne \\ très longue '.repeat(4),
  alarmDays: 30,
};

const readByIcalJs = (text: string) =>
  new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ical.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    return {
      uid,
      summary,
      description,
      start: startDate.toString(),
      isDate: startDate.isDate,
      end: endDate.toString(),
      alarm: String(alarm?.getFirstPropertyValue('trigger')),
      action: alarm?.getFirstPropertyValue('action'),
    };
  });

const local = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const readByNodeIcal = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            summary: entry.summary,
            description: entry.description,
            start: local(entry.start),
            type: entry.datetype,
            end: entry.end === undefined ? null : local(entry.end),
          },
        ]
      : [],
  );

/** The day of a leap year, the days on which summer time begins and ends, the ends of a year. */
const specialDays = [
  ['2028-02-29', '2028-03-01'],
  ['2027-03-28', '2027-03-29'],
  ['2026-10-25', '2026-10-26'],
  ['2026-12-31', '2027-01-01'],
] as const;

describe('TL-3: a calendar file', () => {
  test.each(specialDays)('%s is that whole day in both parsers, with its alarm', (date, next) => {
    const text = calendarFile([{ ...day, date }], 'Example', now);
    const { uid, summary, description } = day;
    expect(readByIcalJs(text)).toEqual([
      { uid, summary, description, start: date, isDate: true, end: next, alarm: '-P30D', action: 'DISPLAY' },
    ]);
    expect(readByNodeIcal(text)).toEqual([
      { uid, summary, description, start: date, type: 'date', end: next },
    ]);
  });

  test('several appliances are several events', () => {
    const text = calendarFile([day, { ...day, uid: 'other@example.be', date: '2027-01-02' }], 'Example', now);
    expect(readByIcalJs(text).map(({ start }) => start)).toEqual(['2028-02-29', '2027-01-02']);
    expect(readByNodeIcal(text)).toHaveLength(2);
  });

  test('lines end with CR LF and have at most 75 bytes, also where characters have several', () => {
    const text = calendarFile([{ ...day, summary: 'é🔧ש'.repeat(60) }], 'Example', now);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]/);
    }
  });

  test('whatever a visitor typed as a name, both parsers read it as it was', () => {
    const plain = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/\p{Cc}/u.test(text) && text.trim() === text);
    fc.assert(
      fc.property(plain, (summary) => {
        const text = calendarFile([{ ...day, summary }], 'Example', now);
        expect(readByIcalJs(text)[0]?.summary).toBe(summary);
      }),
      { numRuns: 200 },
    );
  });
});
