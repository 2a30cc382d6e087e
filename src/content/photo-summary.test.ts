import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoSummary } from './photo-summary.ts';

const plainPicture = (background: string) =>
  sharp({
    create: { width: 60, height: 40, channels: 3, background, noise: { type: 'gaussian', sigma: 30 } },
  });
const frames = await Promise.all(['red', 'blue'].map((colour) => plainPicture(colour).png().toBuffer()));
const jpeg = await plainPicture('grey').jpeg({ progressive: true }).toBuffer();
const formats = {
  // With the end of the small picture that a camera puts before the picture itself.
  jpg: Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe10004ffd9', 'hex'), jpeg.subarray(2)]),
  png: await plainPicture('grey').png().toBuffer(),
  webp: await plainPicture('grey').webp().toBuffer(),
};

/** The first picture of a PNG, announced as one of two. */
const movingPng = ([still = Buffer.alloc(0)]: Buffer[]): Buffer => {
  const announced = Buffer.from('000000086163544c000000020000000000000000', 'hex');
  return Buffer.concat([still.subarray(0, 33), announced, still.subarray(33)]);
};

test.each(Object.entries(formats))(
  'MD-1: a %s is whole, and one that was not copied whole is told',
  (_type, bytes) => {
    expect(photoSummary(bytes)).toBe(`60 40 ${bytes.length}`);
    // Cameras and phones write more behind the picture.
    expect(photoSummary(Buffer.concat([bytes, Buffer.alloc(9)]))).not.toMatch(/[a-z]/);
    const half = bytes.subarray(0, bytes.length / 2);
    expect(photoSummary(half)).toBe(`60 40 ${half.length} cut`);
  },
);

test('MD-1: the inks of a printer and pictures that move are told', async () => {
  expect(photoSummary(await plainPicture('grey').toColourspace('cmyk').jpeg().toBuffer())).toMatch(/ inks$/);
  expect(
    photoSummary(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
  ).toMatch(/ moving$/);
  expect(photoSummary(movingPng(frames))).toMatch(/ moving$/);
});
