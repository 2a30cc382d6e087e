/** URLs of one photograph in several widths, and what it shows: `photoProps()` of page-props/photos.ts. */
export interface PhotoProps {
  alt: string;
  avif: string;
  webp: string;
  /** For browsers that know neither `<source>`. */
  src: string;
  width: number;
  height: number;
  /** How wide the layout shows it, as `sizes`. */
  sizes: string;
  /** `eager` in the first screen of a page. */
  loading: 'eager' | 'lazy';
}

/** A photograph (MD-1). */
export function Photo({ avif, webp, sizes, alt, ...image }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img {...image} alt={alt} decoding="async" />
    </picture>
  );
}
