import styles from './SvgImage.module.css';

interface Props {
  /** File name of the drawing under `src/drawings/`, without `.svg`. */
  name: string;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
}

/** A drawing below the first screen, as a file of its own that loads when it comes near. */
export function SvgImage({ name, alt, width, height }: Props) {
  return (
    <img
      className={styles.picture}
      src={`/drawings/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
