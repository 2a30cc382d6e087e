import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Language } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { sharePanel } from './panel.ts';

/**
 * Folder of the images that earlier builds have drawn, by the hash of what they show. It is never committed. Name an
 * empty folder to measure a first build.
 */
const cacheFolder = process.env.SHARE_IMAGES_CACHE ?? 'node_modules/.cache/share-images';

/**
 * The drawings have few colours and hard edges, so a palette suffices. An effort of 5 gives the colours and bytes of 10
 * in three quarters of its time; below 4 flat areas change their colour.
 */
const pngOptions = { palette: true, colours: 64, dither: 0, effort: 5, compressionLevel: 9 } as const;

const readCachedImage = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
};

/** The share image of a page as PNG; drawn once and kept until its words, drawing or the tools change. */
export const shareImage = async (id: PageId, lang: Language): Promise<Buffer> => {
  const svg = await sharePanel(id, lang);
  const key = createHash('sha256')
    .update(JSON.stringify([svg, pngOptions, sharp.versions]))
    .digest('hex');
  const file = `${cacheFolder}/${key}.png`;
  const cachedImage = readCachedImage(file);
  if (cachedImage !== null) return cachedImage;
  const image = await sharp(Buffer.from(svg)).png(pngOptions).toBuffer();
  mkdirSync(cacheFolder, { recursive: true });
  // An interrupted build must not leave half an image in the cache: the file gets its name once it is whole.
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, image);
  renameSync(temporaryFile, file);
  return image;
};
