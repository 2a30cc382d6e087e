import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

/** Replaces the baseline instead of comparing: `npm run test:visual -- --update`. */
export const isUpdate = process.env.UPDATE_SCREENS === 'yes';

/** How finely two images are compared. */
interface Resolution {
  /** Pixels of the image in a point of the comparison, along a side. */
  pixels: number;
  /** Share of points (0 to 1) that may differ. */
  maxDifferentShare: number;
}

/** More than one point in fifty: a band moved, a drawing lost its colour, a style sheet did not arrive. */
const screenResolution: Resolution = { pixels: 8, maxDifferentShare: 0.02 };

/** How far a colour channel (0 to 255) may be off before a point counts as different. */
const maxChannelDifference = 40;

/** Colours of an image in points, blurred, so that the edges of letters do not count. */
const downsample = (image: Buffer, width: number) =>
  sharp(image)
    .removeAlpha()
    .resize({ width: Math.round(width) })
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Share of points (0 to 1) in which two images differ; 1 where their sizes do. `width`: of the window, in CSS px. */
const countDifferences = async (
  one: Buffer,
  other: Buffer,
  width: number,
  { pixels }: Resolution,
): Promise<number> => {
  const [a, b] = await Promise.all([downsample(one, width / pixels), downsample(other, width / pixels)]);
  if (a.info.height !== b.info.height) return 1;
  const points = Array.from({ length: a.info.width * a.info.height }, (_, point) => point * 3);
  const isOff = (place: number) =>
    Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0)) > maxChannelDifference;
  const off = points.filter((place) => isOff(place) || isOff(place + 1) || isOff(place + 2));
  return off.length / points.length;
};

const writeImage = (file: string, image: Buffer) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
};

/** Compares an image with the baseline of this name. @returns the problem and how to fix it; an empty list if there is none */
export const compareWithBaseline = async (
  name: string,
  full: Buffer,
  width: number,
  resolution: Resolution = screenResolution,
): Promise<string[]> => {
  const [baseline, actual] = ['baseline', 'actual'].map(
    (folder) => `tests/visual/${folder}/${name}.webp`,
  ) as [string, string];
  // Half the size is enough to recognise a page, and keeps the repository small.
  const size = { width: Math.round(((await sharp(full).metadata()).width ?? width) / 2) };
  const image = await sharp(full).resize(size).webp({ quality: 60, effort: 4 }).toBuffer();
  if (isUpdate) {
    writeImage(baseline, image);
    return [];
  }
  const remedy = 'If it is meant to look so, replace the baseline: npm run test:visual -- --update';
  if (!existsSync(baseline)) return [`${name}: there is no ${baseline}. ${remedy}`];
  const share = await countDifferences(image, readFileSync(baseline), width, resolution);
  if (share <= resolution.maxDifferentShare) return [];
  writeImage(actual, image);
  return [`${name}: ${(share * 100).toFixed(2)} % differs. Compare ${actual} with ${baseline}. ${remedy}`];
};
