/** The doors of `<SymptomDoors>`, which two pages show. */
const doors = [
  'door-gas',
  'door-gas-open',
  'door-code',
  'door-code-open',
  'door-water',
  'door-water-open',
  'door-no-start',
  'door-no-start-open',
] as const;

/**
 * Drawings that a page references with `<use>`, in one SVG file per sprite. The file loads after the text has been
 * painted and stays in the browser's cache. Each drawing is a `<g>` whose id is the drawing's name.
 */
export const sprites = {
  doors,
  home: [
    ...doors,
    'home-fault',
    'house',
    'panel-boiler-installation',
    'panel-boiler-maintenance',
    'panel-boiler-repair',
    'panel-urgent',
    'panel-safety',
    'panel-support',
  ],
} as const;

/** Name of a sprite. */
export type SpriteName = keyof typeof sprites;

/** Name of a drawing in a sprite. */
export type DrawingIn<Sprite extends SpriteName> = (typeof sprites)[Sprite][number];

/** Names of all sprites. */
export const spriteNames = Object.keys(sprites) as SpriteName[];

/** URL for `<use href>` of a drawing in a sprite. */
export const spriteHref = <Sprite extends SpriteName>(sprite: Sprite, name: DrawingIn<Sprite>): string =>
  `/drawings/${sprite}.svg#${name}`;
