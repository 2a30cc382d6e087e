import { addDays } from '../civil-date/civil-date.ts';

/** A grant pays money, a loan lends it. */
export type SchemeKind = 'grant' | 'loan';

/** First and last day (ISO) on which a scheme takes applications; null if unknown. */
export interface Period {
  from: string | null;
  until: string | null;
}

export interface Scheme extends Period {
  kind: SchemeKind;
}

/** `open`: there is a grant. `loan`: no grant, but a loan. `closed`: neither. */
export type GrantState = 'open' | 'loan' | 'closed';

/** True if a scheme takes applications on a day (ISO). */
export const isOpenOn = ({ from, until }: Period, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** Returns the state of a Region on a day (ISO). */
export const grantStateOn = (schemes: readonly Scheme[], day: string): GrantState => {
  const openSchemes = schemes.filter((scheme) => isOpenOn(scheme, day));
  if (openSchemes.some(({ kind }) => kind === 'grant')) return 'open';
  return openSchemes.length > 0 ? 'loan' : 'closed';
};

/**
 * Returns the last day (ISO) on which the data reviewed on `reviewed` may be shown: the end of the review, or the day
 * before a scheme opens or closes, whichever comes first.
 */
export const lastValidDay = (schemes: readonly Period[], reviewed: string, reviewBy: string): string => {
  const changes = schemes.flatMap(({ from, until }) => [
    ...(from !== null && from > reviewed ? [addDays(from, -1)] : []),
    ...(until !== null && until >= reviewed ? [until] : []),
  ]);
  return [reviewBy, ...changes].sort()[0] ?? reviewBy;
};
