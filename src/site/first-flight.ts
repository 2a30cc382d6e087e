import { brotliCompressSync, constants } from 'node:zlib';
import { contentHash } from './content-hash.ts';
import { criticalCss, joined, lateCss, type Names, namesUsedIn } from './critical-css.ts';

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

/** CSS of a built page, and the page without it. */
const parted = (page: string): { css: string; bare: string } => ({
  css: [...page.matchAll(styleElement)].map(([, rules]) => rules).join(''),
  bare: page.replace(styleElement, ''),
});

const styled = (bare: string, rules: string): string =>
  bare.replace('</head>', () => `<style>${rules}</style></head>`);

/** Where the first section of the main part ends; 0 where there is none. */
const foldOf = (bare: string): number => {
  const main = bare.indexOf('<main');
  const end = main < 0 ? -1 : bare.indexOf('</section>', main);
  return end < 0 ? 0 : end + '</section>'.length;
};

/** What is known of the pages that have the same CSS: they carry the same rules inline. */
interface Kind {
  fits: boolean;
  names: Names;
  /** Both filled when the first page of the kind is written. */
  critical?: string;
  late?: string;
}

/** Kinds by their CSS. */
export type Kinds = Map<string, Kind>;

/**
 * Looks at a page before any is written. Pages of a kind carry the same inline style, chosen for all of them, so that
 * a host names its hash once and not once a page (docs/decisions/0023-content-security-policy.md).
 */
export const learn = (kinds: Kinds, page: string): void => {
  const { css, bare } = parted(page);
  const known = kinds.get(css) ?? { fits: true, names: joined([]) };
  kinds.set(css, {
    fits: known.fits && (css === '' || brotliSize(styled(bare, css)) <= firstFlight),
    names: joined([known.names, namesUsedIn(bare.slice(0, foldOf(bare)))]),
  });
};

/**
 * Puts the CSS of a built page where it serves best: all of it inline where every page of its kind then fits the first
 * flight; otherwise inline what the header and the first section need, and the whole of it as a file that is asked for
 * after the first section, where it holds up nothing that is already painted. The file repeats the inline rules, so
 * that the cascade is that of the source.
 * @throws where the page has no section in its main part, because then nothing says where the first screen ends.
 */
export const withFirstFlight = (kinds: Kinds, page: string, path: string): FirstFlight => {
  const { css, bare } = parted(page);
  const kind = kinds.get(css);
  if (kind === undefined)
    throw new Error(`${path}: its CSS is not known. Call learn() with every page first.`);
  if (kind.fits) return { html: css === '' ? bare : styled(bare, css), sheet: null };

  const fold = foldOf(bare);
  if (fold === 0)
    throw new Error(
      `${path}: no section in its main part. Too heavy for the first flight, it must show its first section before the rest arrives. Give its first band a <section>, or make the page lighter.`,
    );
  kind.critical ??= criticalCss(css, kind.names);
  kind.late ??= lateCss(css);
  const sheet = { path: `/_astro/page.${contentHash(kind.late)}.css`, css: kind.late };
  const link = `<link rel="stylesheet" href="${sheet.path}" fetchpriority="low">`;
  return { html: styled(bare.slice(0, fold) + link + bare.slice(fold), kind.critical), sheet };
};
