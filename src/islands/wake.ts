/** Wakes an island in its place; `props` are what the server rendered it from, null where it needs none. */
export type Wake = (place: HTMLElement, props: unknown) => void;
