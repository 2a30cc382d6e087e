/** Renders the icons from public/favicon.svg: `npm run icons`, after a change of that file. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { token } from '#src/drawings/tokens.ts';

const faviconSvg = readFileSync('public/favicon.svg', 'utf8');

/** For icons that the system crops to a shape: a background without gaps, and the mark inside the circle that every crop keeps. */
const onGround = (viewBox: string): string =>
  faviconSvg
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
    .replace(/<rect[^>]*>/, `<path fill="${token('color-sky', 'light')}" d="M-50-50h150v150H-50z"/>`);

const icons: [file: string, size: number, svg: string][] = [
  ['icon-512.png', 512, faviconSvg],
  ['icon-192.png', 192, faviconSvg],
  ['apple-touch-icon.png', 180, onGround('-6 -4 53 53')],
  ['icon-maskable-512.png', 512, onGround('-12 -10 65 65')],
];
const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace('<svg', `<svg width="${size}" height="${size}"`)))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();

for (const [file, size, svg] of icons) writeFileSync(`public/${file}`, await toPng(svg, size));

/** An ICO file with one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)): programs ask for it without reading a page. */
const toIco = (image: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
};
writeFileSync('public/favicon.ico', toIco(await toPng(faviconSvg, 32), 32));
