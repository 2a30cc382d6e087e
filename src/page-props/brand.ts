import { explainedCode } from '#src/content/fault-codes.ts';
import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import type { Language } from '#src/lib/language.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { content, copyOf, hasPage, href } from '#src/site.ts';
import { logoImage } from './logo.ts';

/** The three strengths of the entity Brand (spec §3): the headings of the first three of the six on its page (BR-2). */
const firstStrengths = (slug: string, lang: Language): string[] =>
  copyOf(`brand-${slug}`, lang)
    .strengths.items.slice(0, 3)
    .map(({ title }) => title);

/** Cards of the brand index; a brand links to its page only where that page exists (BR-1). */
export const brandCards = (items: BrandsCopy['cards']['items'], lang: Language) =>
  items
    .toSorted((one, other) => content.brands.of(one.slug).order - content.brands.of(other.slug).order)
    .map(({ slug, text, code, meaning }) => {
      const { name, logo } = content.brands.of(slug);
      const id = `brand/${slug}`;
      const isThere = hasPage(id);
      return {
        ...{ name, text, code, meaning },
        logo: logo === null || logo === 'none' ? null : logoImage(logo),
        strengths: isThere ? firstStrengths(slug, lang) : [],
        href: isThere ? href(id, lang) : null,
      };
    });

/** Fault codes of a brand page: the words of the copy with the severity of content/fault-codes/, and an anchor each. */
export const brandFaults = (slug: string, items: BrandCopy['faults']['items']) =>
  items.map((fault) => ({
    ...fault,
    severity: explainedCode(content.faultCodes.of(slug), fault.code).severity,
    anchor: faultAnchor(fault.code),
  }));
