import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Where the baseline lies, and where a differing screenshot is put to be looked at. */
const baseline = (name: string) => `tests/visual/baseline/${name}.webp`;
const actual = (name: string) => `tests/visual/actual/${name}.webp`;

const write = (file: string, image: Buffer) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
};

/** Half the size is enough to recognise a page, and keeps the repository small. */
const compressed = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 4 })
    .toBuffer();
};

/** Colours of an image at an eighth of the screen's size, blurred: what is left when edges of letters do not count. */
const coarse = (image: Buffer, width: number) =>
  sharp(image)
    .removeAlpha()
    .resize({ width: Math.round(width / 8) })
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });

/** How far a colour channel (0 to 255) may be off before a point counts as different. */
const tolerance = 40;

/** Share of points (0 to 1) in which two images of one size differ; 1 where their sizes do. */
export const difference = async (one: Buffer, other: Buffer, width: number): Promise<number> => {
  const [a, b] = await Promise.all([coarse(one, width), coarse(other, width)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const points = a.info.width * a.info.height;
  let different = 0;
  for (let point = 0; point < points; point += 1) {
    const isOff = [0, 1, 2].some((channel) => {
      const place = point * 3 + channel;
      return Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0)) > tolerance;
    });
    if (isOff) different += 1;
  }
  return different / points;
};

/** More than one point in fifty: a band moved, a drawing lost its colour, a style sheet did not arrive. */
const most = 0.02;

/**
 * Compares a screenshot with the baseline of this name; with `update`, replaces the baseline by it instead.
 * @returns what is wrong and how to fix it, or null.
 */
export const compareScreenshot = async (name: string, screenshot: Buffer, width: number, update: boolean) => {
  const image = await compressed(screenshot);
  if (update) {
    write(baseline(name), image);
    return null;
  }
  const remedy = 'If the page is meant to look so, replace the baseline: npm run test:visual -- --update';
  if (!existsSync(baseline(name))) return `${name}: there is no ${baseline(name)}. ${remedy}`;
  const share = await difference(image, readFileSync(baseline(name)), width);
  if (share <= most) return null;
  write(actual(name), image);
  return `${name}: ${(share * 100).toFixed(1)} % of the screen differs. Compare ${actual(name)} with ${baseline(name)}. ${remedy}`;
};
