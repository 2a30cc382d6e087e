import process from 'node:process';
import { dayInBelgium, isDate } from './civil-date/civil-date.ts';

const currentDay = (): string => dayInBelgium(new Date());

/**
 * Returns the day for which the site is built (ISO): the environment variable `SITE_DATE`, else the current day in
 * Belgium.
 * @throws Error if SITE_DATE is not a date.
 */
export const readSiteDay = (): string => {
  const given = process.env.SITE_DATE;
  if (given === undefined || given === '') return currentDay();
  if (isDate(given)) return given;
  throw new Error(
    `SITE_DATE: "${given}" is not a date. The year in the footer and the notices about stale facts depend on it. Write it as 2026-03-01, or unset it to build for today.`,
  );
};

/**
 * Returns the last ISO day that may be written for something past: today, or the day for which the site is built if that is
 * later. A project with a later date would be refused.
 */
export const latestPastDay = (): string => [currentDay(), readSiteDay()].sort()[1] ?? readSiteDay();
