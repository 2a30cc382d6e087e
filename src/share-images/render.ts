import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Language } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { sharePanel } from './panel.ts';

/**
 * Images made before, by the hash of what they were made from; outlives a build, never committed. Who wants to see
 * what a first build does names an empty folder.
 */
const cache = process.env.SHARE_IMAGES_CACHE ?? 'node_modules/.cache/share-images';

/**
 * Flats and ink: few colours, hard edges. Same input, same bytes. An effort of 5 keeps the colours as near as one of
 * 10 in as many bytes, and takes three quarters of the time; below 4 the flats drift.
 */
const options = { palette: true, colours: 64, dither: 0, effort: 5, compressionLevel: 9 } as const;

const known = (file: string): Buffer | null => {
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
    .update(JSON.stringify([svg, options, sharp.versions]))
    .digest('hex');
  const file = `${cache}/${key}.png`;
  const made = known(file);
  if (made !== null) return made;
  const image = await sharp(Buffer.from(svg)).png(options).toBuffer();
  mkdirSync(cache, { recursive: true });
  // Written beside and renamed: a build that is interrupted must not leave half an image under the name that counts.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, image);
  renameSync(beside, file);
  return image;
};
