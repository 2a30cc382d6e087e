import { ContentError } from '#src/content/io/read.ts';
import { brandData } from '#src/content/loaders/brands.ts';
import { explainedCode } from '#src/content/loaders/fault-codes.ts';
import { copyOf } from '#src/copy/copy.ts';
import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import type { Language } from '#src/lib/language.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { hasPage, href } from '#src/routing/routes.ts';
import { logoImage } from './logo.ts';

/** The three strengths of the entity Brand (spec §3): the headings of the first three of the six on its page (BR-2). */
const firstStrengths = (slug: string, lang: Language): string[] =>
  copyOf(`brand-${slug}`, lang)
    .strengths.items.slice(0, 3)
    .map(({ title }) => title);

/** Cards of the brand index; a brand links to its page only where that page exists (BR-1). */
export const brandCards = (items: BrandsCopy['cards']['items'], lang: Language) =>
  items
    .toSorted((one, other) => brandData(one.slug).order - brandData(other.slug).order)
    .map(({ slug, text, code, meaning }) => {
      const { name, logo } = brandData(slug);
      const id = `brand/${slug}`;
      const isThere = hasPage(id);
      return {
        ...{ name, text, code, meaning },
        logo: logo === null || logo === 'none' ? null : logoImage(logo),
        strengths: isThere ? firstStrengths(slug, lang) : [],
        href: isThere ? href(id, lang) : null,
      };
    });

/**
 * Fault codes of a brand page: the words of the copy with the severity of content/fault-codes/, and an anchor each.
 * @throws ContentError when two codes of the page would share an anchor.
 */
export const brandFaults = (slug: string, items: BrandCopy['faults']['items']) => {
  const anchors = new Map<string, string>();
  return items.map((fault) => {
    const anchor = faultAnchor(fault.code);
    const other = anchors.get(anchor);
    if (other !== undefined || anchor === '') {
      throw new ContentError(
        `content/copy/brand-${slug}: faults.items[${fault.code}].code: "${fault.code}" has the anchor "#${anchor}"${other === undefined ? '' : `, as code "${other}" has`}. Links could not lead to it alone. Write each code once, with letters or figures.`,
      );
    }
    anchors.set(anchor, fault.code);
    return { ...fault, severity: explainedCode(slug, fault.code).severity, anchor };
  });
};
