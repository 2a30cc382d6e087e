import { readFileSync } from 'node:fs';

/** First width of the layout of a desktop, in pixels. */
export const minDesktopWidth =
  16 *
  Number(/--desktop \(width >= ([\d.]+)em\)/.exec(readFileSync('src/styles/breakpoints.css', 'utf8'))?.[1]);
