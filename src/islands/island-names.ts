/** What comes alive in the browser, each when it comes near. */
export type IslandName = 'article-cards' | ReactIslandName;

/** The islands that React brings to life, from props that the build leaves in a file. */
export const reactIslandNames = ['contact-form', 'price-simulator'] as const;
export type ReactIslandName = (typeof reactIslandNames)[number];
