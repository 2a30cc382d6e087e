import { brotliCompressSync, constants } from 'node:zlib';
import { contentHash } from '#src/lib/content-hash.ts';
import { criticalCss, usedCss } from './critical-css.ts';
import { lateCss } from './late-css.ts';
import { addNames, joined, type Names, namesSaidIn, namesUsedIn, noNames } from './names.ts';

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
interface FirstFlight extends Pick<Served, 'sheet'> {
  html: string;
}

/** CSS of a built page, and the page without it. */
const parted = (page: string): { css: string; bare: string } => ({
  css: [...page.matchAll(styleElement)].map(([, rules = '']) => rules.trim()).join(''),
  bare: page.replace(styleElement, ''),
});

/** Scripts that stand in the page, but not its structured data. */
const scriptsIn = (bare: string): string[] =>
  [...bare.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** The names that HTML has, and those that the scripts in it may give. */
const namesGivenBy = (html: string): Names =>
  joined([namesUsedIn(html), ...scriptsIn(html).map(namesSaidIn)]);

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
  /** The heaviest of them without CSS, in bytes as brotliSize() counts. */
  weight: number;
  names: Names;
  /** Of these, what the first sections need. */
  first: Names;
  /** Names that no HTML shows: those of scripts and sprites. */
  besides: Set<Names>;
  /** How they get their CSS; filled when the first of them is written. */
  served?: Served;
}

/** CSS that a page carries inline, and that which it asks for; null where all is inline. */
interface Served {
  inline: string;
  sheet: { path: string; css: string } | null;
}

/** Kinds by their CSS. */
export type Kinds = Map<string, Kind>;

/**
 * Looks at a page before any is written. Pages of a kind carry the same inline style, chosen for all of them, so that
 * a host names its hash once and not once a page (docs/decisions/0023-content-security-policy.md).
 * @param besides names that no HTML shows: those of the scripts that the page may run, of the sprites that it shows.
 */
export const learn = (kinds: Kinds, page: string, besides: readonly Names[]): void => {
  const { css, bare } = parted(page);
  const kind = kinds.get(css) ?? { weight: 0, names: noNames(), first: noNames(), besides: new Set() };
  kinds.set(css, kind);
  kind.weight = Math.max(kind.weight, brotliSize(bare));
  addNames(kind.names, namesGivenBy(bare));
  addNames(kind.first, namesGivenBy(bare.slice(0, foldOf(bare))));
  for (const names of besides) kind.besides.add(names);
};

/**
 * CSS where it serves best: all of it inline where every page of the kind then fits the first flight; otherwise inline
 * what the header and the first section need, and the rest as a file that is asked for after the first section, where
 * it holds up nothing that is already painted.
 */
const serve = (css: string, { weight, names: inHtml, first, besides }: Kind): Served => {
  const names = joined([inHtml, ...besides]);
  const used = usedCss(css, names);
  if (weight + brotliSize(used) <= firstFlight) return { inline: used, sheet: null };
  const inline = criticalCss(used, first);
  const late = lateCss(used, inline, names);
  return {
    inline,
    sheet: late === '' ? null : { path: `/_astro/page.${contentHash(late)}.css`, css: late },
  };
};

/**
 * Puts the CSS of a built page where it serves best; what no page of its kind uses is left out.
 * @throws where learn() has not seen its CSS; where a rule cannot be compared with others; where it asks for the rest
 * after its first section and has none, because then nothing says where its first screen ends.
 */
export const withFirstFlight = (kinds: Kinds, page: string, path: string): FirstFlight => {
  const { css, bare } = parted(page);
  const kind = kinds.get(css);
  if (kind === undefined)
    throw new Error(`${path}: its CSS is not known. Call learn() with every page first.`);
  if (css === '') return { html: bare, sheet: null };
  try {
    kind.served ??= serve(css, kind);
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  const { inline, sheet } = kind.served;
  if (sheet === null) return { html: styled(bare, inline), sheet };

  const fold = foldOf(bare);
  if (fold === 0)
    throw new Error(
      `${path}: no section in its main part. A page with the same CSS is too heavy for the first flight, so each of them asks for the rest after its first section. Give its first band a <section>.`,
    );
  const link = `<link rel="stylesheet" href="${sheet.path}" fetchpriority="low">`;
  return { html: styled(bare.slice(0, fold) + link + bare.slice(fold), inline), sheet };
};
