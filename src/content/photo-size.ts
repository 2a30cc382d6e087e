import { imageSize } from 'image-size';

/** Returns `width height bytes` of a photograph, or an empty text if a build cannot read the file. */
export const photoSize = (bytes: Buffer): string => {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    // A phone's HEIC under another name would stop the build.
    return ['jpg', 'png', 'webp'].includes(type) ? `${width} ${height} ${bytes.length}` : '';
  } catch {
    return '';
  }
};
