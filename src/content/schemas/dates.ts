import * as z from 'zod';
import { today } from '#src/lib/today.ts';

/** The current day in Belgium (ISO), or the day the site is built for, whichever is later. */
export const latestDay = (): string => {
  const inBelgium = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });
  const built = today().toISOString().slice(0, 10);
  return [inBelgium, built].sort()[1] ?? built;
};

/** The day of something that has happened: a publication, a review, a project. */
export const pastDate = z.iso.date().refine((day) => day <= latestDay(), {
  error: ({ input }) =>
    `${input} is in the future. Pages and search engines would be told that it has happened. Write a day that has passed, or today`,
});
