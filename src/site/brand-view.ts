import { brandData, severityOf } from '../content/brands.ts';
import type { BrandCopy } from '../content/copy/brand.ts';
import type { BrandsCopy } from '../content/copy/brands.ts';
import type { Language } from './language.ts';
import { hasPage, href, type PageId } from './routes.ts';

/** Slug of a brand page's id: `brand/vaillant` → `vaillant`. */
export const brandSlugOf = (id: PageId): string => id.slice('brand/'.length);

/** Cards of the brand index; a brand links to its page only where that page exists (BR-1). */
export const brandCards = (items: BrandsCopy['cards']['items'], lang: Language) =>
  items.map(({ slug, text, code, meaning }) => {
    const { name, logo } = brandData(slug);
    const id = `brand/${slug}`;
    return { name, logo, text, code, meaning, href: hasPage(id) ? href(id, lang) : null };
  });

/** Fault codes of a brand page: the words of the copy with the severity of the brand's file, and an anchor each. */
export const brandFaults = (slug: string, items: BrandCopy['faults']['items']) =>
  items.map((fault) => ({
    ...fault,
    severity: severityOf(slug, fault.code),
    anchor: `code-${fault.code.toLowerCase().replace('.', '')}`,
  }));
