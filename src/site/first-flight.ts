import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { criticalCss } from './critical-css.ts';

/** Style elements as Astro writes them: all CSS of the page, in the order of the layers. */
const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * What fits the first round trip of a connection, in bytes after brotli (initial congestion window of ten packets,
 * RFC 6928; docs/decisions/0005-first-flight.md). Measured here with a fast setting that compresses a tenth less
 * than what is served, so a page that passes has air.
 */
const firstFlight = 14_600;

const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** A page ready to be served, and the style sheet that it asks for after its first section, if any. */
interface FirstFlight {
  html: string;
  sheet: { path: string; css: string } | null;
}

/**
 * Puts the CSS of a built page where it serves best: all of it inline where the page then fits the first flight;
 * otherwise inline what the header and the first section need, and the whole of it as a file that is asked for
 * after the first section, where it holds up nothing that is already painted. The file repeats the inline rules, so
 * that the cascade is that of the source.
 * @throws where the page has no section in its main part, because then nothing says where the first screen ends.
 */
export const withFirstFlight = (page: string, path: string): FirstFlight => {
  const css = [...page.matchAll(styleElement)].map(([, rules]) => rules).join('');
  const bare = page.replace(styleElement, '');
  const styled = (rules: string) => bare.replace('</head>', `<style>${rules}</style></head>`);
  const whole = styled(css);
  if (css === '' || brotliSize(whole) <= firstFlight) return { html: whole, sheet: null };

  const fold = bare.indexOf('</section>', bare.indexOf('<main')) + '</section>'.length;
  if (!bare.includes('<main') || fold < '</section>'.length)
    throw new Error(
      `${path}: no section in its main part. Too heavy for the first flight, it must show its first section before the rest arrives. Give its first band a <section>, or make the page lighter.`,
    );
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const sheet = { path: `/_astro/page.${hash}.css`, css };
  const link = `<link rel="stylesheet" href="${sheet.path}">`;
  const split = bare.slice(0, fold) + link + bare.slice(fold);
  return {
    html: split.replace('</head>', `<style>${criticalCss(css, bare.slice(0, fold))}</style></head>`),
    sheet,
  };
};
