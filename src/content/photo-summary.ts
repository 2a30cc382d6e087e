import { imageSize } from 'image-size';
import { photoFaultByFormat } from './photo-fault.ts';

/** Returns `width height bytes` of a photograph and its fault, or an empty text if a build cannot read the file. */
export const photoSummary = (bytes: Buffer): string => {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    // A phone's HEIC under another name would stop the build.
    const faultOf = photoFaultByFormat[type];
    return faultOf === undefined ? '' : `${width} ${height} ${bytes.length} ${faultOf(bytes) ?? ''}`.trim();
  } catch {
    return '';
  }
};
