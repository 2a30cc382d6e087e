/** A day for the machine (ISO) and in words. */
export interface DayInWords {
  iso: string;
  text: string;
}

/** Returns the day that all have, which then stands once below their list; null where they differ, and each says its own. */
export const sharedDay = ([first, ...others]: readonly DayInWords[]): DayInWords | null =>
  first !== undefined && others.every(({ iso }) => iso === first.iso) ? first : null;
