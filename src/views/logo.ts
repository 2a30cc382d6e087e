import { readFileSync } from 'node:fs';
import { ContentError } from '#src/content/io/read.ts';

/** Height of a logo on its plate, in CSS pixels. */
const height = 48;

/** An image with the size it is set in, so that nothing moves when it arrives. */
export interface LogoImage {
  src: string;
  width: number;
  height: number;
}

/**
 * Size of a logo from its drawing's `viewBox`, which gives the shape whatever size the file was saved in.
 * @throws ContentError where the file has none.
 */
export const logoImage = (src: string): LogoImage => {
  const box = readFileSync(`public${src}`, 'utf8').match(/<svg[^>]*\sviewBox="([^"]+)"/)?.[1];
  const [, , wide = 0, high = 0] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!(wide > 0 && high > 0)) {
    throw new ContentError(
      `public${src}: no viewBox. The page could not keep room for the logo, and everything below would jump when it arrives. Save the SVG with a viewBox ("0 0 width height").`,
    );
  }
  return { src, width: Math.round((height * wide) / high), height };
};
