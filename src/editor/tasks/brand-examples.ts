import type { Change, Place, Task } from '@pajotherm/editor/contract';
import { exampleLink } from '#src/content/checks/code-examples.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { choiceField } from './fields.ts';

const name = 'service-boiler-repair';

/** The examples of fault codes on the page of repairs, with the brand of each. */
const examplesOf = ({ content }: Site) => {
  const { faults } = (content.rawCopy.get(`${name}/fr`) ?? {}) as Partial<Copy<typeof name>>;
  return (faults?.codes ?? []).map(({ code, brand }, index) => {
    const [, slug = ''] = /page:brand\/([a-z0-9-]+)/.exec(brand) ?? [];
    return { code, slug, index };
  });
};

/** The codes that the pages of brands explain, with what they mean in a language. */
const explainedIn = ({ content }: Site, lang: Language) =>
  [...content.brands].flatMap(([slug, brand]) => {
    const { faults } = (content.rawCopy.get(`brand-${slug}/${lang}`) ?? {}) as Partial<BrandCopy>;
    return (faults?.items ?? []).map(({ code, title }) => ({
      key: `${slug} ${code}`,
      slug,
      brand: brand.name,
      code,
      title,
    }));
  });

/** Whether a place is in an example of the page of repairs. */
export const isExample = ({ file, path: [first, second] }: Place): boolean =>
  file.startsWith(`content/copy/${name}/`) && first === 'faults' && second === 'codes';

/** Asks for each example of a brand which code of another brand comes in its place: the page has six. */
export const exampleFields = (site: Site): Task['fields'] => {
  const examples = examplesOf(site);
  const shown = new Set(examples.map(({ slug, code }) => `${slug} ${code}`));
  const [french, dutch] = languages.map((lang) => explainedIn(site, lang));
  return examples.map(({ slug, code, index }) => {
    const choices = (french ?? []).flatMap(({ key, slug: other, ...one }) => {
      const nl = dutch?.find((same) => same.key === key)?.title;
      if (other === slug || shown.has(key) || nl === undefined) return [];
      const named = `${one.brand} ${one.code}`;
      return [{ value: key, label: { fr: `${named} : ${one.title}`, nl: `${named}: ${nl}` } }];
    });
    const brand = site.content.brands.get(slug)?.name ?? '';
    const asked = choiceField(
      `example${index}`,
      `La page « Dépannage » donne en exemple le code ${code} de ${brand}. Quel code montrer à sa place ?`,
      `De pagina "Herstelling" geeft code ${code} van ${brand} als voorbeeld. Welke code komt in de plaats?`,
      choices,
    );
    // Several examples of a brand do not begin with the same code.
    return { ...asked, initial: choices[index]?.value ?? '', where: { name: 'brand', value: slug } };
  });
};

/** Puts the codes that were chosen in the place of those of a brand, with what they mean, in both languages. */
export const exampleChanges = (site: Site, removed: string, input: Parameters<Task['plan']>[0]): Change[] =>
  examplesOf(site)
    .filter(({ slug }) => slug === removed)
    .flatMap(({ index }) =>
      languages.flatMap((lang): Change[] => {
        const chosen = explainedIn(site, lang).find(({ key }) => key === input[`example${index}`]);
        if (chosen === undefined) return [];
        const { slug, brand, code, title } = chosen;
        const value = {
          code,
          title: title.charAt(0).toUpperCase() + title.slice(1),
          brand: exampleLink(slug, brand, code),
        };
        const path = ['faults', 'codes', index];
        return [{ kind: 'set', file: `content/copy/${name}/${lang}.yaml`, path, value }];
      }),
    );
