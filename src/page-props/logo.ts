import { readFileSync } from 'node:fs';
import { viewBoxOf } from '#src/drawings/svg.ts';

const logoHeight = 48;

/** An image with the size it is set in, so that nothing moves when it arrives. */
export interface LogoImage {
  src: string;
  width: number;
  height: number;
}

/**
 * Size of a logo from its drawing's `viewBox`, which gives the shape whatever size the file was saved in.
 * @throws where the file has none.
 */
export const logoImage = (src: string): LogoImage => {
  const shape = viewBoxOf(readFileSync(`public${src}`, 'utf8'), `public${src}`);
  return { src, width: Math.round((logoHeight * shape.width) / shape.height), height: logoHeight };
};
