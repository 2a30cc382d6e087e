import type { DrawingSheet } from '../../site/drawings.ts';
import styles from './SheetPicture.module.css';

interface Props {
  /** The file that holds it together with others (src/site/drawings.ts). */
  sheet: DrawingSheet;
  /** File name of the drawing under `src/drawings/`, without `.svg`. */
  name: string;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
}

/** One of several drawings that stand together and are fetched as one file, when the first of them comes near. */
export function SheetPicture({ sheet, name, alt, width, height }: Props) {
  return (
    <img
      className={styles.picture}
      src={`/drawings/${sheet}.svg#${name}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
