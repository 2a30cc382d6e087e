/** Renders the PNG icons from public/favicon.svg: `npm run icons`, after a change of that file. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { token } from '#src/drawings/tokens.ts';

const source = readFileSync('public/favicon.svg', 'utf8');

/** For icons that the system crops to a shape: a background without gaps, and the mark inside the circle that every crop keeps. */
const onGround = (viewBox: string): string =>
  source
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
    .replace(/<rect[^>]*>/, `<path fill="${token('color-sky', 'light')}" d="M-50-50h150v150H-50z"/>`);

const icons: [file: string, size: number, svg: string][] = [
  ['icon-512.png', 512, source],
  ['icon-192.png', 192, source],
  ['apple-touch-icon.png', 180, onGround('-6 -4 53 53')],
  ['icon-maskable-512.png', 512, onGround('-12 -10 65 65')],
];
for (const [file, size, svg] of icons) {
  const sized = svg.replace('<svg', `<svg width="${size}" height="${size}"`);
  await sharp(Buffer.from(sized))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(`public/${file}`);
}
