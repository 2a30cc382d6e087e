import { type DrawingIn, type SpriteName, spriteHref } from '#src/drawings/sprites.ts';

interface Props<Sprite extends SpriteName> {
  /** The sprite file that contains the drawing (src/drawings/sprites.ts). */
  sprite: Sprite;
  /** File name of the drawing under `src/drawings/`, without `.svg`. */
  name: DrawingIn<Sprite>;
}

/** `<use>` of a drawing in a sprite file, in the page's colours; the `<svg>` around it has the drawing's viewBox. */
export function SpriteUse<Sprite extends SpriteName>({ sprite, name }: Props<Sprite>) {
  return <use href={spriteHref(sprite, name)} />;
}
