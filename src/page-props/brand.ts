import { readFileSync } from 'node:fs';
import { explainedCode } from '#src/content/fault-codes.ts';
import { viewBoxOf } from '#src/drawings/svg.ts';
import { adviceOf } from '#src/lib/fault-codes/advice.ts';
import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import type { Language } from '#src/lib/language.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { content, copyOf, hasPage, href } from '#src/site.ts';

const logoHeight = 48;

/**
 * A logo with the size it is set in, so that nothing moves when it arrives: from its drawing's `viewBox`, which gives the shape whatever size the file was saved in.
 * @throws where the file has none.
 */
const logoImage = (src: string) => {
  const shape = viewBoxOf(readFileSync(`public${src}`, 'utf8'), `public${src}`);
  return { src, width: Math.round((logoHeight * shape.width) / shape.height), height: logoHeight };
};

/** The six strengths of a brand page: the brand's own, then strengths that all brands share, in the order of its copy (BR-2). */
export const brandStrengths = (slug: string, lang: Language) => {
  const { own, shared } = copyOf(`brand-${slug}`, lang).strengths;
  const labels = copyOf('fault-labels', lang).strengths;
  return [...own, ...shared.flatMap((name) => labels.filter(({ icon }) => icon === name))];
};

/** The plate of prices of a brand page: the rows that the brand names. */
export const brandPriceRows = (slug: string, lang: Language) => {
  const { rows, ...prices } = copyOf('fault-labels', lang).prices;
  const named = copyOf(`brand-${slug}`, lang).about.priceIds;
  return { ...prices, rows: rows.filter(({ id }) => named.includes(id)) };
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
      const id = `brand/${slug}`;
      return {
        name,
        text,
        fault: code === undefined ? null : { code, meaning: meaning ?? '' },
        drawingName: `product-${drawingNames[slug] ?? 'wall-boiler'}`,
        logo: logo === null || logo === 'none' ? null : logoImage(logo),
        href: hasPage(id) ? href(id, lang) : null,
      };
    });

/**
 * Fault codes of a brand page: the words of the copy with severity and advice, and an anchor each. The page says once,
 * for all codes, what to do when it smells of gas; only codes of danger repeat it.
 */
export const brandFaults = (slug: string, items: BrandCopy['faults']['items'], lang: Language) =>
  items.map((fault) => {
    const { severity, may, stop } = adviceOf[explainedCode(content.faultCodes.of(slug), fault.code).advice];
    const { advice } = copyOf('fault-labels', lang);
    return {
      ...fault,
      severity,
      may: may.map((sentence) => advice[sentence]),
      stop: stop
        .filter((sentence) => sentence !== 'gas-smell' || severity === 'danger')
        .map((sentence) => advice[sentence]),
      anchor: faultAnchor(fault.code),
    };
  });
