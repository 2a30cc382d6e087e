import { imageSize } from 'image-size';

/** `width height bytes` of a photograph; nothing where a build could not read the file. */
export const photoSize = (bytes: Uint8Array): string => {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    // A phone's HEIC under another name would stop the build.
    return ['jpg', 'png', 'webp'].includes(type) ? `${width} ${height} ${bytes.length}` : '';
  } catch {
    return '';
  }
};
