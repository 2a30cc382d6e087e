import type { ReactNode } from 'react';

/**
 * Content that a page passes in the slot of that name. Such a prop is optional because `astro check` does not count a
 * slot as a prop; a page that omits it shows an empty place, without an error.
 */
export type Slot = ReactNode;
