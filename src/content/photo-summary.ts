import { imageSize } from 'image-size';

/** Why no page can show a picture: it has the four inks of a printer, it is animated, or a part of the file is missing. */
export type PhotoFault = 'inks' | 'moving' | 'cut';

/** True for the code of a frame header of a JPEG. Codes c4, c8 and cc are in the same range and mean something else. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

const faultOfJpeg = (bytes: Buffer): PhotoFault | null => {
  // The search jumps from segment to segment. A thumbnail inside a segment has markers, too, which must not be found.
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    while (bytes[at + 1] === 0xff) at++;
    const code = bytes.readUInt8(at + 1);
    if (isFrame(code) && bytes[at + 9] === 4) return 'inks';
    if (code === 0xda) return bytes.lastIndexOf('ffd9', undefined, 'hex') > at ? null : 'cut';
  }
  return 'cut';
};

const faultOfPng = (bytes: Buffer): PhotoFault | null => {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return 'moving';
    if (name === 'IEND') return null;
  }
  return 'cut';
};

const faultOfWebp = (bytes: Buffer): PhotoFault | null => {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return 'cut';
  return bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes.readUInt8(20) & 2) > 0 ? 'moving' : null;
};

/**
 * Functions that find the fault of a photograph, by its format; null for none. Astro publishes a file that it cannot read
 * as it is, with the place where the photograph was taken.
 */
export const photoFaultByFormat: Readonly<Record<string, (bytes: Buffer) => PhotoFault | null>> = {
  jpg: faultOfJpeg,
  png: faultOfPng,
  webp: faultOfWebp,
};

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
