/**
 * Turns the px of media queries into em (a PostCSS plugin, run over all style sheets). Breakpoints are written in px,
 * which is how one thinks of screens; but a visitor who has the browser write twice as large has room for half as
 * many words, and gets the narrow layout only where the breakpoint is in em (WCAG 1.4.4).
 */
export const mediaInEm = {
  postcssPlugin: 'media-in-em',
  AtRule: {
    media: (rule: { params: string }) => {
      rule.params = inEm(rule.params);
    },
  },
};

/** Size of a letter that browsers start with, in px; em in a media query means this, enlarged by the visitor. */
const initial = 16;

/** A media query with its px in em: `(width < 640px)` is `(width < 40em)`. */
export const inEm = (query: string): string =>
  query.replace(/(\d+(?:\.\d+)?)px\b/g, (_, px: string) => `${Number(px) / initial}em`);
