import { addressInSprite, type DrawingIn, type SpriteName } from '#src/drawings/sprites.ts';
import styles from './SpriteUse.module.css';

interface Props<Sprite extends SpriteName> {
  /** The file that holds it (src/drawings/sprites.ts). */
  sprite: Sprite;
  /** File name of the drawing under `src/drawings/`, without `.svg`. */
  name: DrawingIn<Sprite>;
}

/** A drawing that comes from a file and takes the page's colours; it stands in an `<svg>` with the drawing's viewBox. */
export function SpriteUse<Sprite extends SpriteName>({ sprite, name }: Props<Sprite>) {
  return <use className={styles.drawing} href={addressInSprite(sprite, name)} />;
}
