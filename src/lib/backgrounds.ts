/** Background colours for drawings of a street. */
export const skies = ['sun', 'mint', 'rose', 'aqua'] as const;
export type Sky = (typeof skies)[number];

/** Background colours of a hero, a panel or a share image, behind its drawing. Style sheets have a class for each. */
export const backgrounds = [...skies, 'night', 'clay'] as const;
export type Background = (typeof backgrounds)[number];
