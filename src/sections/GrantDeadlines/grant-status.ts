import type { Copy } from '#src/routing/copy-names.ts';

/** A day (ISO), its text, and whether it had passed when the page was built. */
interface Day {
  iso: string;
  text: string;
  passed: boolean;
}

/** Grants and loans of a Region. */
export type GrantStatus = Copy<'grants'>['statuses']['regions'][number] & {
  /** The state in a word, on the split-flap display. */
  state: string;
  /** Whether a grant and a loan can be had; null where none was looked up. */
  grantOpen: boolean | null;
  loanOpen: boolean | null;
  /** The same in words. */
  kinds: { label: string; value: string }[];
  /** Addresses of the public bodies. */
  official: readonly string[];
  /** Day of the review. */
  reviewed: Day;
  /** Last day on which the status may be shown; it then closes itself. */
  validUntil: Day;
};
