/** A day (ISO), its text, and whether it had passed when the page was built. */
interface Day {
  iso: string;
  text: string;
  passed: boolean;
}

/** Grants and loans of a Region. */
export interface GrantStatus {
  id: string;
  title: string;
  /** The state in a word, on the split-flap display. */
  state: string;
  /** Whether a grant and a loan can be had; null where none was looked up. */
  grantOpen: boolean | null;
  loanOpen: boolean | null;
  /** The same in words. */
  kinds: { label: string; value: string }[];
  since: string;
  until: string;
  who: string;
  amounts: { label: string; value: string }[];
  amountsNote: string;
  how: string;
  /** Addresses of the public bodies. */
  official: readonly string[];
  /** Day of the review. */
  reviewed: Day;
  /** Last day on which the status may be shown; it then closes itself. */
  validUntil: Day;
}
