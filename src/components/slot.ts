import type { ReactNode } from 'react';

/**
 * Content that a page hands over in a slot of this name. Such a prop is written as optional, since `astro check` does
 * not count a slot as a prop; a page that leaves it out shows an empty place, so look at it.
 */
export type Slot = ReactNode;
