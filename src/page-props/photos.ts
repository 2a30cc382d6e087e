import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { PhotoProps } from '#src/components/Photo/Photo.tsx';
import type { Photo } from '#src/content/schemas/photo.ts';
import type { Language } from '#src/lib/language.ts';

/**
 * Nothing of an imported image may be read here but by Astro: the original, with the place where it was taken, would be
 * published.
 */
const photoFiles = import.meta.glob<{ default: ImageMetadata }>('/content/media/*.{jpg,jpeg,png,webp}', {
  caseSensitive: false,
});

/** Widths in pixels in which a photograph is offered: from that of a card on a phone to twice that of the largest card. */
const photoWidths = [400, 800, 1200];

/**
 * The places for photographs: the ratio of width to height that the layout gives them, and how wide they are. They are cut to
 * this ratio, so that no parts are sent that the layout would hide.
 */
const photoPlaces = {
  hero: {
    ratio: 4 / 3,
    sizes: '(width < 60em) 92vw, (width < 100em) 39rem, 37vw',
    loading: 'eager',
  },
  project: {
    ratio: 380 / 310,
    sizes: '(width < 40em) 86vw, (width < 56.25em) 40vw, (width < 100em) 24rem, 23vw',
    loading: 'lazy',
  },
  projectHalf: {
    ratio: 190 / 310,
    sizes: '(width < 40em) 43vw, (width < 56.25em) 20vw, (width < 100em) 12rem, 12vw',
    loading: 'lazy',
  },
  projectQuarter: {
    ratio: 380 / 310,
    sizes: '(width < 40em) 43vw, (width < 56.25em) 20vw, (width < 100em) 12rem, 12vw',
    loading: 'lazy',
  },
  person: {
    ratio: 1,
    sizes: '(width < 40em) 86vw, (width < 56.25em) 40vw, (width < 100em) 18rem, 17vw',
    loading: 'lazy',
  },
} as const satisfies Record<string, Pick<PhotoProps, 'sizes' | 'loading'> & { ratio: number }>;

/**
 * A photograph of content/media/ in AVIF and WebP, upright, cut for its place and without what the camera wrote into it
 * (MD-1).
 * @returns null without a photograph
 */
export const photoProps = async (
  photo: (Omit<Photo, 'alt'> & { alt: Photo['alt'] | string }) | undefined,
  lang: Language,
  place: keyof typeof photoPlaces,
): Promise<PhotoProps | null> => {
  const load = photo === undefined ? undefined : photoFiles[`/content/media/${photo.file}`];
  if (photo === undefined || load === undefined) return null;
  const { ratio, sizes, loading } = photoPlaces[place];
  const { default: src } = await load();
  // Astro does not know that a WebP lies on its side, and would offer widths that the upright picture does not have.
  const { autoOrient } = await sharp(`content/media/${photo.file}`).metadata();
  const widest = Math.floor(Math.min(autoOrient.width, autoOrient.height * ratio));
  const offered = [...new Set(photoWidths.map((width) => Math.min(width, widest)))];
  const [width = widest] = offered;
  const height = Math.round(width / ratio);
  const cut = { width, height, fit: 'cover', position: photo.focus ?? 'center' } as const;
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) => getImage({ src, format, ...cut, widths: [...offered] })),
  );
  if (avif === undefined || webp === undefined) return null;
  return {
    alt: typeof photo.alt === 'string' ? photo.alt : photo.alt[lang],
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.src,
    width,
    height,
    sizes,
    loading,
  };
};

/** The photographs of a project, which share the place of one. */
export const projectPhotos = async (photos: readonly Photo[], lang: Language): Promise<PhotoProps[]> => {
  const several = photos.length === 2 ? 'projectHalf' : 'projectQuarter';
  // The third of three is as wide as the two above it.
  const isWide = (index: number) => photos.length === 1 || (photos.length === 3 && index === 2);
  const props = await Promise.all(
    photos.map((photo, index) => photoProps(photo, lang, isWide(index) ? 'project' : several)),
  );
  return props.flatMap((one) => one ?? []);
};
