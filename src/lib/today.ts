import process from 'node:process';
import * as z from 'zod';

/**
 * The day the site is built for: the environment variable `SITE_DATE` (an ISO date), else the current day. All code that
 * depends on the day calls this function, so that two builds on different days can give the same files.
 * @throws Error when SITE_DATE is not a date.
 */
export const today = (): Date => {
  const given = process.env.SITE_DATE;
  if (given === undefined || given === '') return new Date();
  if (z.iso.date().safeParse(given).success) return new Date(given);
  throw new Error(
    `SITE_DATE: "${given}" is not a date. The year in the footer and the notices about stale facts depend on it. Write it as 2026-03-01, or unset it to build for today.`,
  );
};
