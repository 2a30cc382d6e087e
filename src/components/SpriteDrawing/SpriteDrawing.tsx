import { type DrawingIn, type SpriteName, spriteHref } from '#src/drawings/sprites.ts';

interface Props<Sprite extends SpriteName> {
  /** The file that holds it (src/drawings/sprites.ts). */
  sprite: Sprite;
  /** File name of the drawing under `src/drawings/`, without `.svg`. */
  name: DrawingIn<Sprite>;
}

/** A drawing that comes from a file and takes the page's colours; it stands in an `<svg>` with the drawing's viewBox. */
export function SpriteDrawing<Sprite extends SpriteName>({ sprite, name }: Props<Sprite>) {
  return <use href={spriteHref(sprite, name)} />;
}
