/** Addresses of one photograph in several widths, and what it shows: `photoProps()` of page-props/photos.ts. */
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
}

/** A photograph below the first screen (MD-1). */
export function Photo({ alt, avif, webp, src, width, height, sizes }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
