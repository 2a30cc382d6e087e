import type { Change, Location } from '@pajotherm/editor/contract';
import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { upperFirst } from '#src/lib/upper-first.ts';
import type { Site } from '#src/load-site.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import type { Copy } from '#src/routing/copy-names.ts';

const repairCopyName = 'service-boiler-repair';

/** The examples of fault codes on the page of repairs, with the brand of each. */
const codeExamplesOf = ({ content }: Site) => {
  const { faults } = (content.rawCopy.get(`${repairCopyName}/fr`) ?? {}) as Partial<
    Copy<typeof repairCopyName>
  >;
  return (faults?.codes ?? []).map(({ code, brand }, index) => {
    const [, slug = ''] = /page:brand\/([a-z0-9-]+)/.exec(brand) ?? [];
    return { code, slug, index };
  });
};

/** The codes that the pages of brands explain, with their meanings in a language. */
const explainedCodesIn = ({ content }: Site, lang: Language) =>
  [...content.brands].flatMap(([slug, brand]) => {
    const { faults } = (content.rawCopy.get(`brand-${slug}/${lang}`) ?? {}) as Partial<BrandCopy>;
    return (faults?.items ?? []).map(({ code, title }) => ({ slug, brand: brand.name, code, title }));
  });

/** Whether a location is in an example of the page of repairs. */
export const isInCodeExample = ({ file, path: [first, second] }: Location): boolean =>
  file.startsWith(`content/copy/${repairCopyName}/`) && first === 'faults' && second === 'codes';

/**
 * Replaces the codes of a removed brand by codes that the page does not show yet, with their meanings, in both languages: the
 * page needs six codes.
 */
export const codeExampleChanges = (site: Site, removed: string): Change[] => {
  const examples = codeExamplesOf(site);
  const shown = new Set(examples.map(({ slug, code }) => `${slug} ${code}`));
  const removedExamples = examples.filter(({ slug }) => slug === removed);
  return languages.flatMap((lang) => {
    const others = explainedCodesIn(site, lang).filter(
      ({ slug, code }) => slug !== removed && !shown.has(`${slug} ${code}`),
    );
    return removedExamples.flatMap(({ index }, position): Change[] => {
      const chosen = others[position];
      if (chosen === undefined) return [];
      const { slug, brand, code, title } = chosen;
      const value = {
        code,
        title: upperFirst(title),
        brand: `[${brand} ${code}](page:brand/${slug}#${faultAnchor(code)})`,
      };
      const path = ['faults', 'codes', index];
      return [{ kind: 'set', file: `content/copy/${repairCopyName}/${lang}.yaml`, path, value }];
    });
  });
};
