/**
 * Drawings that a page shows through `<use>`, as one file: it is asked for while the words already stand, and kept for
 * the next page. Each is a group of its drawing's name.
 */
export const sprites = {
  home: [
    'house',
    'place-panel-installation',
    'place-panel-maintenance',
    'place-panel-repair',
    'place-panel-urgent',
    'panel-safety',
    'panel-support',
    'formula-dial',
    'formula-pointer',
    'payment-card',
    'payment-bancontact',
    'payment-transfer',
    'town-map-fr',
    'town-map-nl',
  ],
} as const;

/** Name of a sprite. */
export type SpriteName = keyof typeof sprites;

/** Name of a drawing in a sprite. */
export type DrawingIn<Sprite extends SpriteName> = (typeof sprites)[Sprite][number];

/** Drawings of a sprite that no file holds: `src/pages/drawings/` draws them from the content. */
export type GeneratedDrawing = Extract<DrawingIn<SpriteName>, `town-map-${string}`>;

/** Names of all sprites. */
export const spriteNames = Object.keys(sprites) as SpriteName[];

/**
 * Where a drawing of a sprite stands, for `<use href>`, or one of its two pipes, which takes its lines from the page: what
 * flows in it may be stopped there.
 */
export const spriteHref = <Sprite extends SpriteName>(
  sprite: Sprite,
  name: DrawingIn<Sprite> | `${DrawingIn<Sprite>}-${'supply' | 'return'}`,
): string => `/drawings/${sprite}.svg#${name}`;
