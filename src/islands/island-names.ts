/** What comes alive in the browser, each when it comes near. */
export const islandNames = ['article-cards', 'contact-form', 'price-simulator'] as const;
export type IslandName = (typeof islandNames)[number];

/** The islands that React brings to life, from props that the build leaves in a file. */
export const reactIslandNames = ['contact-form', 'price-simulator'] as const;
export type ReactIslandName = (typeof reactIslandNames)[number];
