import { addDays } from './civil-date.ts';

/** The days of the year with a fixed date (month and day) that are public holidays in Belgium. */
const fixedDays = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [1, 39, 50];

/** Easter Sunday of a year, ISO: the Gregorian computus of Meeus, Jones and Butcher. */
const easterOf = (year: number): string => {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const epact =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, epact - weekday);
};

/** The ten public holidays of Belgium in a year, ISO (royal decree of 18 April 1974). */
export const publicHolidaysOf = (year: number): string[] => [
  ...fixedDays.map((day) => `${year}-${day}`),
  ...afterEaster.map((days) => addDays(easterOf(year), days)),
];
