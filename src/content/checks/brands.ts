import { canDisplay, codeWidth, screenWidth } from '#src/drawings/segments.ts';
import { faultCodeAnchor } from '#src/lib/fault-codes/comparable-code.ts';
import { faultCodesPath } from '../fault-codes.ts';
import { at, below, finding, type Location } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

interface BrandTexts {
  faults?: { items: { code: string }[] };
  cards?: { items: { slug: string; code?: string }[] };
  brands?: { items: { slug: string }[] };
}

/** Whether the drawn display can show a fault code. */
export const isDisplayableCode = (code: string): boolean =>
  [...code].every(canDisplay) && codeWidth(code) <= screenWidth;

/** The file of the codes of a brand, as messages name it: in the editor by its title. */
const fileLabelOf = (slug: string, brands: CheckInput['data']['brands']) => {
  const name = brands.get(slug)?.name ?? slug;
  return {
    en: `codesOnBrandPage of ${faultCodesPath(slug)}`,
    fr: `« Codes expliqués sur la page de la marque » (Codes d’erreur ${name})`,
    nl: `“Codes die de merkpagina uitlegt” (Foutcodes ${name})`,
  };
};

const checkExplained = (
  slug: string,
  file: string,
  items: readonly { code: string }[],
  { data: { faultCodes, brands }, report }: CheckInput,
): void => {
  const locatedCodes = items.map(({ code }, index) => ({
    code,
    location: at(file, 'faults', 'items', index, 'code'),
  }));
  const fileLabel = fileLabelOf(slug, brands);
  const { codesOnBrandPage = [] } = faultCodes.get(slug) ?? {};
  const unexplained = codesOnBrandPage.filter(({ code }) => !items.some((item) => item.code === code));
  const unknown = items.filter(({ code }) => !codesOnBrandPage.some((entry) => entry.code === code));
  // One code that the page lacks and one that only the page has are the same code, which was renamed.
  const [newCode] = unexplained.length === 1 && unknown.length === 1 ? unexplained : [];
  for (const [index, { code, location }] of locatedCodes.entries()) {
    if (!isDisplayableCode(code)) report(finding('code-not-displayable', location, { code }));
    if (items.findIndex((item) => faultCodeAnchor(item.code) === faultCodeAnchor(code)) < index)
      report(finding('listed-twice', location, { value: code }));
    if (faultCodes.has(slug) && !codesOnBrandPage.some((entry) => entry.code === code))
      report({
        ...finding('name-unknown', location, { name: code, where: fileLabel }),
        ...(newCode && { fix: { ...location, value: newCode.code } }),
      });
  }
  for (const { code } of unexplained)
    report(finding('item-missing', at(file, 'faults', 'items'), { id: code, entry: fileLabel }));
};

const checkSlugs = (
  items: readonly { slug: string }[],
  location: Location,
  { data: { brands }, report }: CheckInput,
): void => {
  for (const [index, { slug }] of items.entries())
    if (!brands.has(slug))
      report(
        finding('name-unknown', below(location, index, 'slug'), { name: slug, where: 'content/brands/' }),
      );
};

const checkBrandCards = (
  items: readonly { slug: string; code?: string }[],
  location: Location,
  { data: { brands, faultCodes }, report }: CheckInput,
): void => {
  for (const slug of brands.keys())
    if (!items.some((item) => item.slug === slug))
      report(finding('item-missing', location, { id: slug, entry: `content/brands/${slug}.yaml` }));
  for (const [index, { slug, code }] of items.entries()) {
    const fileLabel = fileLabelOf(slug, brands);
    if (code === undefined) continue;
    if (faultCodes.get(slug)?.codesOnBrandPage.some((entry) => entry.code === code) === false)
      report(finding('name-unknown', below(location, index, 'code'), { name: code, where: fileLabel }));
  }
};

/** Reports contradictions between the data and the copy of brands. */
export const checkBrands = (checked: CheckInput): void => {
  for (const { name, file, copy } of checked.copy) {
    const { faults, cards, brands } = copy as BrandTexts;
    if (name.startsWith('brand-') && faults !== undefined)
      checkExplained(name.slice('brand-'.length), file, faults.items, checked);
    if (name === 'brands' && cards !== undefined) {
      checkSlugs(cards.items, at(file, 'cards', 'items'), checked);
      checkBrandCards(cards.items, at(file, 'cards', 'items'), checked);
    }
    if (brands?.items !== undefined) checkSlugs(brands.items, at(file, 'brands', 'items'), checked);
  }
};
