import process from 'node:process';
import * as z from 'zod';

/**
 * The day the site is built for: `SITE_DATE` (an ISO date) where the environment names one, else that of the clock.
 * Everything that depends on the day asks here, so that two builds can be made for one day.
 * @throws Error when SITE_DATE is no day.
 */
export const today = (): Date => {
  const given = process.env.SITE_DATE;
  if (given === undefined || given === '') return new Date();
  if (z.iso.date().safeParse(given).success) return new Date(given);
  throw new Error(
    `SITE_DATE: is "${given}", which is no day. The year in the footer and what is said of old rules and amounts depend on it. Write it as 2026-03-01, or leave it away to build for today.`,
  );
};
