import { readFileSync } from 'node:fs';
import { viewBoxOf } from '#src/drawings/svg.ts';
import type { Language } from '#src/lib/language.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { content, copyOf, hasPage, href, markForEditor } from '#src/site.ts';

const logoHeight = 48;

/**
 * A logo with the size it is set in, so that nothing moves when it arrives: from its drawing's `viewBox`, which gives the shape whatever size the file was saved in.
 * @throws where the file has none.
 */
const logoImage = (src: string) => {
  const shape = viewBoxOf(readFileSync(`public${src}`, 'utf8'), `public${src}`);
  return { src, width: Math.round((logoHeight * shape.width) / shape.height), height: logoHeight };
};

/** The page of a brand; null where it has none. */
export const brandHref = (slug: string, lang: Language, fragment?: string): string | null =>
  hasPage(`brand/${slug}`) ? href(`brand/${slug}`, lang, fragment) : null;

/** The brands that a page lists, with their names and pages (HM-5). In the editor a click on a name opens the list. */
export const brandLinks = (page: 'home' | 'service-boiler-installation', lang: Language) =>
  copyOf(page, lang).brands.items.map(({ slug }) => {
    const { name } = content.brands.of(slug);
    const file = `content/copy/${page}/${lang}.yaml`;
    return { name: markForEditor(name, '', file, 'brands', 'items'), href: brandHref(slug, lang) };
  });

/** The six strengths of a brand page: the brand's own, then strengths that all brands share, in the order of its copy (BR-2). */
export const brandStrengths = (slug: string, lang: Language) => {
  const { own, shared } = copyOf(`brand-${slug}`, lang).strengths;
  const labels = copyOf('fault-labels', lang).strengths;
  return [...own, ...shared.flatMap((name) => labels.filter(({ icon }) => icon === name))].map(
    ({ title }) => title,
  );
};

/** The plate of prices of a brand page: the rows that the brand names. */
export const brandPriceRows = (slug: string, lang: Language) => {
  const { rows, ...prices } = copyOf('fault-labels', lang).prices;
  const priceIds = copyOf(`brand-${slug}`, lang).about.priceIds;
  return { ...prices, rows: rows.filter(({ id }) => priceIds.includes(id)) };
};

/** An appliance of each brand's page that tells it from the other brands. */
const drawingNames: Partial<Record<string, string>> = {
  acv: 'cylinder',
  bosch: 'boiler-cylinder',
  buderus: 'floor-boiler',
  bulex: 'water-heater',
  chaffoteaux: 'storage-boiler',
  junkers: 'classic-boiler',
  remeha: 'hybrid',
  viessmann: 'heat-pump',
};

const brandOrder = [...content.brands.keys()];

/** Cards of the brand index; a brand links to its page only where that page exists (BR-1). */
export const brandCards = (items: BrandsCopy['cards']['items'], lang: Language) =>
  items
    .toSorted((one, other) => brandOrder.indexOf(one.slug) - brandOrder.indexOf(other.slug))
    .map(({ slug, text, code, meaning }) => {
      const { name, logo } = content.brands.of(slug);
      return {
        name,
        text,
        fault: code === undefined ? null : { code, meaning: meaning ?? '' },
        drawingName: `product-${drawingNames[slug] ?? 'wall-boiler'}`,
        logo: logo === null || logo === 'none' ? null : logoImage(logo),
        href: brandHref(slug, lang),
      };
    });
