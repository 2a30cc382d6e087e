/** Skies over a street. */
export const skies = ['sun', 'mint', 'rose', 'aqua'] as const;
export type Sky = (typeof skies)[number];

/** Flats that a hero, a panel or a share image can have behind its drawing; a section's style sheet has a class for each. */
export const grounds = [...skies, 'night', 'clay'] as const;
export type Ground = (typeof grounds)[number];
