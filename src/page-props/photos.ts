import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PhotoProps } from '#src/components/Photo/Photo.tsx';
import type { Photo } from '#src/content/schemas/photo.ts';
import type { Language } from '#src/lib/language.ts';

const files = import.meta.glob<{ default: ImageMetadata }>(
  '/content/media/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}',
);

/**
 * Pixels of width in which a photograph is offered: of a card on a phone, to twice the largest card. Nothing else of the
 * imported image may be read than Astro reads: the original, with the place where it was taken, would be published.
 */
const widths = [400, 800, 1200];

/** How wide the header of a page shows a photograph. */
export const heroSizes = '(width < 60em) 92vw, 36rem';

/**
 * A photograph of content/media/ in AVIF and WebP, upright and without what the camera wrote into it (MD-1).
 * @param sizes how wide the layout shows it
 * @param loading `eager` in the first screen of a page
 * @returns null without a photograph
 */
export const photoProps = async (
  photo: (Omit<Photo, 'alt'> & { alt: Photo['alt'] | string }) | undefined,
  lang: Language,
  sizes: string,
  loading: PhotoProps['loading'] = 'lazy',
): Promise<PhotoProps | null> => {
  const load = photo === undefined ? undefined : files[`/content/media/${photo.file}`];
  if (photo === undefined || load === undefined) return null;
  const { default: src } = await load();
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) => getImage({ src, format, width: 400, widths: [...widths] })),
  );
  if (avif === undefined || webp === undefined) return null;
  const { width, height } = webp.attributes;
  return {
    alt: typeof photo.alt === 'string' ? photo.alt : photo.alt[lang],
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.src,
    width: Number(width),
    height: Number(height),
    sizes,
    focus: photo.focus ?? null,
    loading,
  };
};
