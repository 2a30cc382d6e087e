import { canDisplay, codeWidth, screenWidth } from '#src/drawings/segments.ts';
import { comparableCode, faultAnchor } from '#src/lib/fault-codes/code.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { faultCodesPath } from '../fault-codes.ts';
import { at, finding, type Place, type Report } from '../finding.ts';

/** What the checks need of the copy of brand pages, of the index of brands, and of pages that list brands. */
interface BrandTexts {
  faults?: { items: { code: string }[] };
  cards?: { items: { slug: string; code: string }[] };
  brands?: { items: { slug: string }[] };
}

/** A fault code that the display in the drawing cannot show. */
export const checkDisplayed = (code: string, place: Place, report: Report): void => {
  const character = [...code].find((one) => !canDisplay(one));
  if (character !== undefined) report(finding('code-not-displayable', place, { character, code }));
  else if (codeWidth(code) > screenWidth) report(finding('code-too-long', place, { code }));
};

/** Codes without an address of their own. @param codes each with its place */
const checkAddresses = (codes: readonly { code: string; place: Place }[], report: Report): void => {
  const owners = new Map<string, string>();
  for (const { code, place } of codes) {
    const anchor = faultAnchor(code);
    const owner = owners.get(anchor);
    if (anchor === '' || (owner !== undefined && owner !== code))
      report(finding('code-address', place, { code }));
    owners.set(anchor, owner ?? code);
  }
};

/** The file of the codes of a brand, as messages name it: in the editor by its title. */
const codesFileOf = (slug: string, brands: ContentData['brands']) => {
  const name = brands.get(slug)?.name ?? slug;
  return { en: faultCodesPath(slug), fr: `Codes d’erreur ${name}`, nl: `Foutcodes ${name}` };
};

/** The codes that the page of a brand explains: each in its file of fault codes, once, and displayable. */
const checkExplained = (
  slug: string,
  file: string,
  items: readonly { code: string }[],
  { faultCodes, brands }: ContentData,
  report: Report,
): void => {
  const placed = items.map(({ code }, index) => ({
    code,
    place: at(file, 'faults', 'items', index, 'code'),
  }));
  const codesFile = codesFileOf(slug, brands);
  const { brandPage = [] } = faultCodes.get(slug) ?? {};
  checkAddresses(placed, report);
  for (const [index, { code, place }] of placed.entries()) {
    checkDisplayed(code, place, report);
    if (items.findIndex((item) => item.code === code) < index) report(finding('code-twice', place, { code }));
    if (faultCodes.has(slug) && !brandPage.some((entry) => entry.code === code))
      report(finding('code-unknown', place, { code, file: codesFile }));
  }
  for (const { code } of brandPage)
    if (!items.some((item) => item.code === code))
      report(finding('code-unexplained', at(file, 'faults', 'items'), { code, file: codesFile }));
};

/** The index of brands needs one card for each brand, with a fault code of that brand. */
const checkCards = (
  file: string,
  items: readonly { slug: string; code: string }[],
  { brands, faultCodes }: ContentData,
  report: Report,
): void => {
  for (const slug of brands.keys())
    if (!items.some((item) => item.slug === slug))
      report(finding('card-missing', at(file, 'cards', 'items'), { slug }));
  for (const [index, { slug, code }] of items.entries()) {
    const codes = faultCodes.get(slug)?.brandPage;
    if (!brands.has(slug))
      report(finding('brand-unknown', at(file, 'cards', 'items', index, 'slug'), { slug }));
    else if (codes !== undefined && !codes.some((entry) => entry.code === code))
      report(
        finding('code-unknown', at(file, 'cards', 'items', index, 'code'), {
          code,
          file: codesFileOf(slug, brands),
        }),
      );
  }
};

/** Brands that other pages list. */
const checkLists = (
  file: string,
  items: readonly { slug: string }[],
  { brands }: ContentData,
  report: Report,
): void => {
  for (const [index, { slug }] of items.entries()) {
    const place = at(file, 'brands', 'items', index, 'slug');
    if (!brands.has(slug)) report(finding('brand-unknown', place, { slug }));
    if (items.findIndex((item) => item.slug === slug) < index)
      report(finding('brand-twice', place, { slug }));
  }
};

/** Codes of the fault finder that would share an address although they are different. */
const checkFinder = ({ faultCodes }: ContentData, report: Report): void => {
  for (const [slug, { codes }] of faultCodes) {
    const comparable = new Map(codes.map(({ code }, index) => [comparableCode(code), { code, index }]));
    const placed = [...comparable.values()].map(({ code, index }) => ({
      code,
      place: at(faultCodesPath(slug), 'codes', index, 'code'),
    }));
    checkAddresses(placed, report);
  }
};

/** Contradictions between the data and the copy of brands. */
export const checkBrands = (data: ContentData, all: readonly CopyFile[], report: Report): void => {
  checkFinder(data, report);
  for (const { name, file, copy } of all) {
    const { faults, cards, brands } = copy as BrandTexts;
    if (name.startsWith('brand-') && faults !== undefined)
      checkExplained(name.slice('brand-'.length), file, faults.items, data, report);
    if (name === 'brands' && cards !== undefined) checkCards(file, cards.items, data, report);
    if (brands?.items !== undefined) checkLists(file, brands.items, data, report);
  }
};
