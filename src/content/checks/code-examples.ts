import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import { at, finding } from '../finding.ts';
import type { CheckInput } from './checked.ts';

/** A fault code that a page shows as an example, with a link to the page of its brand. */
export interface Example {
  code: string;
  brand: string;
}

/** The link of an example to the page of its brand: `[Vaillant F.28](page:brand/vaillant#f-28)`. */
export const exampleLink = (slug: string, name: string, code: string): string =>
  `[${name} ${code}](page:brand/${slug}#${faultAnchor(code)})`;

/**
 * Reports an example of another page whose code is none that the page of its brand explains, or whose link names another: the
 * card would say what is true of no boiler.
 */
export const checkExamples = (
  file: string,
  codes: readonly Example[],
  { data, report }: CheckInput,
): void => {
  for (const [index, { code, brand }] of codes.entries()) {
    const location = at(file, 'faults', 'codes', index, 'code');
    const [, label = brand, slug = ''] = /^\[([^\]]*)\]\(page:brand\/([a-z0-9-]+)/.exec(brand) ?? [];
    const { name = '' } = data.brands.get(slug) ?? {};
    const named = name || { en: 'a brand', fr: 'sa marque', nl: 'zijn merk' };
    const known = data.faultCodes.get(slug)?.brandPage.map((entry) => entry.code) ?? [];
    if (codes.findIndex((one) => one.code === code && one.brand === brand) < index)
      report(finding('listed-twice', location, { value: label }));
    if (!known.includes(code) || brand !== exampleLink(slug, name, code))
      report(
        finding('code-example', location, { code, label, brand: named, known: known.join(', ') || '–' }),
      );
  }
};
