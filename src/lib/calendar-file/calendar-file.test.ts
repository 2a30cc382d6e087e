import ical from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarDay, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-23T08:09:10.123Z');
const day: CalendarDay = {
  uid: 'gas-2028-02-29@example.be',
  date: '2028-02-29',
  summary: 'Entretien de la chaudière, rue de l’Église 4; 2ᵉ étage',
  description: 'Région : Bruxelles\nPrix : 168,54 €; ligne \\ très longue '.repeat(4),
  alarmDays: 30,
};

/** The events of a calendar file, as a parser reads them that is not ours. */
const eventsIn = (text: string) =>
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

// The day of a leap year, those on which summer time begins and ends, the last of a year.
test.each([
  ['2028-02-29', '2028-03-01'],
  ['2027-03-28', '2027-03-29'],
  ['2026-10-25', '2026-10-26'],
  ['2026-12-31', '2027-01-01'],
])('TL-3: an event of %s is that whole day, with its alarm', (date, next) => {
  const { uid, summary, description } = day;
  expect(eventsIn(calendarFile({ ...day, date }, 'Example', now))).toEqual([
    { uid, summary, description, start: date, isDate: true, end: next, alarm: '-P30D', action: 'DISPLAY' },
  ]);
});

test('TL-3: lines end with CR LF and have at most 75 bytes, also where characters have several (RFC 5545)', () => {
  const text = calendarFile({ ...day, summary: 'é🔧ש'.repeat(60) }, 'Example', now);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const isWrong = (line: string) => Buffer.byteLength(line) > 75 || /[\r\n\ufffd]/.test(line);
  expect(text.split('\r\n').filter(isWrong)).toEqual([]);
});
