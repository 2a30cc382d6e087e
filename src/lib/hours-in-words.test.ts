import { expect, test } from 'vitest';
import { hoursInWords, hoursInWordsWithHolidays, shortHours } from './hours-in-words.ts';
import { type Closure, type OpeningHours, weekdays } from './opening-hours.ts';

const allDay = { opens: '00:00', closes: '23:59' };
const byDay = { opens: '08:00', closes: '18:00' };

/** The three forms of some hours in a language, on 1 December 2026. */
const formsOf = (lang: 'fr' | 'nl', hours: readonly OpeningHours[], closures: readonly Closure[] = []) => [
  hoursInWords(hours, lang),
  shortHours(hours, lang),
  hoursInWordsWithHolidays(hours, closures, lang, '2026-12-01'),
];

test('PG-7: hours in words say day and night, weekends and holidays only while they are true', () => {
  const always = [{ days: weekdays, ...allDay }];
  expect(formsOf('fr', always)).toEqual([
    'jour et nuit',
    '24 h/24',
    'jour et nuit, week-ends et jours fériés compris',
  ]);
  expect(formsOf('nl', always)).toEqual([
    'dag en nacht',
    '24/7',
    'dag en nacht, ook in het weekend en op feestdagen',
  ]);
  const closed = (from: string, until: string) => formsOf('fr', always, [{ from, until }])[2];
  expect(closed('2026-12-24', '2027-01-02')).toBe('jour et nuit');
  expect(closed('2026-12-27', '2026-12-30')).toMatch(/fériés/);
  expect(closed('2026-11-01', '2026-11-11')).toMatch(/fériés/);
});

test('PG-7: hours in words name the days, the times, or both; the short form counts the days', () => {
  const withoutSunday = [{ days: weekdays.slice(0, 6), ...allDay }];
  const dayAndNight = 'jour et nuit du lundi au samedi';
  expect(formsOf('fr', withoutSunday)).toEqual([dayAndNight, '6\u00a0j/7', dayAndNight]);
  expect(formsOf('nl', withoutSunday)[0]).toBe('dag en nacht van maandag tot zaterdag');
  const office = [{ days: weekdays.slice(0, 5), ...byDay }];
  const [officeFrench, officeDutch] = [
    'du lundi au vendredi de 8 h à 18 h',
    'van maandag tot vrijdag van 8 tot 18 uur',
  ];
  expect(formsOf('fr', office)).toEqual([officeFrench, '5\u00a0j/7', officeFrench]);
  expect(formsOf('nl', office)).toEqual([officeDutch, '5 dagen op 7', officeDutch]);
  const everyDay = [{ days: weekdays, opens: '08:30', closes: '18:00' }];
  expect(formsOf('fr', everyDay)).toEqual([
    'tous les jours de 8 h 30 à 18 h',
    '7\u00a0j/7',
    'tous les jours de 8 h 30 à 18 h, week-ends et jours fériés compris',
  ]);
  expect(formsOf('nl', everyDay)[0]).toBe('elke dag van 8.30 tot 18 uur');
  const week: OpeningHours = { days: ['Monday', 'Tuesday', 'Thursday', 'Friday'], ...byDay };
  const others: OpeningHours = { days: ['Wednesday', 'Saturday'], opens: '09:00', closes: '12:30' };
  expect(formsOf('fr', [week, others])[0]).toBe(
    'du lundi au mardi et du jeudi au vendredi de 8 h à 18 h et le mercredi et le samedi de 9 h à 12 h 30',
  );
  expect(formsOf('nl', [others])[0]).toBe('op woensdag en op zaterdag van 9 tot 12.30 uur');
});
