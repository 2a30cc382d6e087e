import { imageSize } from 'image-size';

/** The formats that a build can read. A phone's HEIC under another name would stop it. */
const readableTypes: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/** Returns `width height bytes` of a photograph, or an empty text if a build cannot read the file. */
export const photoSizeText = (bytes: Buffer): string => {
  try {
    const { width, height, type } = imageSize(bytes);
    return readableTypes.includes(type) ? `${width} ${height} ${bytes.length}` : '';
  } catch {
    return '';
  }
};
