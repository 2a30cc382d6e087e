import { contentHash } from '#src/lib/content-hash.ts';
import { type PageStyles, readPageStyles } from './page-styles.ts';
import { criticalCss, removeFonts } from './style-sheets.ts';

/** Id of the link to the style sheet. Once the browser has parsed this link, it may paint the HTML before the link. */
const deferredId = 'page-styles';

interface StyleDelivery {
  inline: string;
  deferred: { path: string; css: string };
}

interface PageGroup {
  css: string;
  /** Classes and ids of header and first section, of all pages together. */
  classesAndIds: Set<string>;
  /** Header and first section of all pages together, and the sprites that they show. */
  markup: string;
  /** Computed when the first of the pages is written. */
  delivery?: StyleDelivery;
}

/** Groups of pages, by their CSS and by its modules in alphabetical order. */
export type PageGroups = Map<string, PageGroup>;

/**
 * Key of a group: the modules of the CSS, a line each, in alphabetical order. Astro sorts modules of equal depth differently from page
 * to page of a route (`cssOrder` in astro/dist/core/build/runtime.js). The order of the first page holds for the whole group.
 */
const sortedModules = (css: string): string => css.split('\n').toSorted().join('\n');

/** Where the CSS of a page goes. Positions are offsets into its HTML. */
export interface PagePlan extends Pick<PageStyles, 'styles'> {
  group: PageGroup;
  firstSectionEnd: number;
}

/**
 * Adds a page to its group; call it with every page before one is written. The pages of a group carry the same inline CSS,
 * so that a host needs one hash a group and not one a page (docs/decisions/0023-content-security-policy.md).
 * @param sprites the text of all sprites, whose colours are custom properties of the page.
 * @returns null for a page without a section in `<main>`, which keeps all its CSS inline.
 */
export const collectPage = (groups: PageGroups, html: string, sprites: string): PagePlan | null => {
  const { css, styles, firstSectionEnd, classesAndIds } = readPageStyles(html);
  if (firstSectionEnd === null || styles.length === 0) return null;
  let group = groups.get(css);
  if (group === undefined) {
    const key = sortedModules(css);
    group = groups.get(key) ?? { css, classesAndIds: new Set(), markup: '' };
    groups.set(key, group).set(css, group);
  }
  for (const name of classesAndIds) group.classesAndIds.add(name);
  const markup = html.slice(styles.at(-1)?.end, firstSectionEnd);
  group.markup += markup + (markup.includes('.svg#') ? sprites : '');
  return { group, styles, firstSectionEnd };
};

const deliveryOf = ({ css, classesAndIds, markup }: PageGroup): StyleDelivery => {
  const deferred = removeFonts(css);
  return {
    inline: criticalCss(css, classesAndIds, markup),
    deferred: { path: `/_astro/page.${contentHash(deferred)}.css`, css: deferred },
  };
};

/**
 * Leaves inline what header and first section may need of a page's CSS, and links all of it after the first section. The
 * inline rules stand in that file again, in the same order and layers, so the cascade is as written. Nothing is
 * painted before the first section is whole.
 * @param html the page as it was collected.
 * @returns the page, and the style sheet that it links.
 * @throws where the CSS cannot be parsed.
 */
export const deferCss = (
  { group, styles, firstSectionEnd }: PagePlan,
  html: string,
): { html: string; deferred: StyleDelivery['deferred'] } => {
  group.delivery ??= deliveryOf(group);
  const { inline, deferred } = group.delivery;
  const head = `<link rel="expect" href="#${deferredId}" blocking="render"><style>${inline}</style>`;
  const link = `<link id="${deferredId}" rel="stylesheet" href="${deferred.path}" fetchpriority="low">`;
  let result = '';
  let position = 0;
  for (const { start, end } of styles) {
    result += html.slice(position, start) + (position === 0 ? head : '');
    position = end;
  }
  result += html.slice(position, firstSectionEnd) + link + html.slice(firstSectionEnd);
  return { html: result, deferred };
};
