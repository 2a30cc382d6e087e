import { expect, test } from 'vitest';
import { type Closure, type OpeningHours, openingLines, weekdays } from './opening-hours.ts';

const words = {
  fr: { always: 'toujours', to: 'à', closedOn: 'Fermé le', closedFrom: 'Fermé du', closedTo: 'au' },
  nl: {
    always: 'altijd',
    to: 'tot',
    closedOn: 'Gesloten op',
    closedFrom: 'Gesloten van',
    closedTo: 'tot en met',
  },
};
const linesOn = (
  day: string,
  lang: 'fr' | 'nl',
  hours: readonly OpeningHours[],
  closures: readonly Closure[] = [],
) => openingLines(hours, closures, words[lang], lang, day).map((line) => line.replaceAll('\u00a0', ' '));
const openAllDay = { days: weekdays, opens: '00:00', closes: '23:59' };
const officeHours: OpeningHours[] = [
  { days: weekdays.slice(0, 5), opens: '08:00', closes: '18:30' },
  { days: ['Saturday'], opens: '09:00', closes: '12:00' },
];

test('PG-7: hours of all days and nights are one word, others a line for days of the same hours', () => {
  expect(linesOn('2026-03-01', 'fr', [openAllDay])).toEqual(['toujours']);
  expect(linesOn('2026-03-01', 'fr', officeHours)).toEqual([
    'lundi à vendredi, 8 h à 18 h 30',
    'samedi, 9 h à 12 h',
  ]);
  expect(linesOn('2026-03-01', 'nl', [{ ...openAllDay, days: ['Sunday'] }])).toEqual([
    'zondag, 0 uur tot 24 uur',
  ]);
  expect(linesOn('2026-03-01', 'nl', officeHours)).toEqual([
    'maandag tot vrijdag, 8 uur tot 18.30 uur',
    'zaterdag, 9 uur tot 12 uur',
  ]);
});

test('TR-5: holidays are shown until their last day', () => {
  const holidays = [
    { from: '2026-12-25', until: '2026-12-25' },
    { from: '2027-07-01', until: '2027-07-15' },
  ];
  expect(linesOn('2026-12-25', 'nl', [openAllDay], holidays)).toEqual([
    'altijd',
    'Gesloten op 25 december 2026',
    'Gesloten van 1 juli 2027 tot en met 15 juli 2027',
  ]);
  expect(linesOn('2026-12-26', 'fr', [openAllDay], holidays)).toEqual([
    'toujours',
    'Fermé du 1er juillet 2027 au 15 juillet 2027',
  ]);
});
