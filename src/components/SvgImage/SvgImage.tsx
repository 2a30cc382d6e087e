import type { Language } from '#src/lib/language.ts';
import { classNames } from '../class-names.ts';
import styles from './SvgImage.module.css';

interface Props {
  /** File name of the drawing under `src/drawings/`, without `.svg`. */
  name: string;
  /** Text alternative; empty where the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  /** Only for a drawing with words: the language of the words, which is the `id` of a group in the drawing. */
  drawingLanguage?: Language | undefined;
  /** Place and size in its section. */
  className?: string | undefined;
}

/** A drawing below the first screen: a file of its own that loads when it approaches the viewport. */
export function SvgImage({ name, alt, width, height, drawingLanguage, className }: Props) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={`/drawings/${name}.svg${drawingLanguage === undefined ? '' : `#${drawingLanguage}`}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
