import { canDisplay, codeWidth, displayCharacters, screenWidth } from '#src/drawings/segments.ts';
import { languages } from '#src/lib/language.ts';
import { brandFaults } from '#src/page-props/brand.ts';
import { serviceBoilerInstallationCopy } from '#src/page-types/boiler-installation/copy-schema.ts';
import { brandCopy } from '#src/page-types/brand/copy-schema.ts';
import { brandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { homeCopy } from '#src/page-types/home/copy-schema.ts';
import { namesIn } from '../io/folders.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { brandData } from '../loaders/brands.ts';
import { faultCodesOf, faultCodesPath } from '../loaders/fault-codes.ts';
import { duplicateOrderProblems } from './duplicate-order.ts';

/** A message if a fault code cannot be shown on the display in the drawing. */
export const codeProblems = (where: string, code: string): string[] => {
  const unsupported = [...code].find((character) => !canDisplay(character));
  if (unsupported !== undefined) {
    return [
      `${where}: the display cannot show "${unsupported}" of the code "${code}". It has seven segments and can show ${displayCharacters}. Write the code as the boiler shows it.`,
    ];
  }
  return codeWidth(code) <= screenWidth
    ? []
    : [
        `${where}: the code "${code}" is too long for the display and would be cut off. Write the code as the boiler shows it, with at most four characters.`,
      ];
};

/** Fault codes that are only in the file or only in the copy of a brand, that have the same anchor, or that no display can show. */
const faultProblems = (slug: string): readonly string[] =>
  languages.flatMap((lang) => {
    const file = `content/copy/brand-${slug}/${lang}.yaml`;
    return collectProblems(() => {
      const { faults } = readYaml(file, brandCopy);
      const codes = brandFaults(slug, faults.items).map(({ code }) => code);
      const unexplained = faultCodesOf(slug).brandPage.filter(({ code }) => !codes.includes(code));
      return [
        ...codes.flatMap((code, index) => codeProblems(`${file}: faults.items[${index}].code`, code)),
        ...unexplained.map(
          ({ code }) =>
            `${file}: faults: the code "${code}" under brandPage of ${faultCodesPath(slug)} is not explained. Visitors who read it on their boiler would not find it. Add it in both languages, or remove it from that file.`,
        ),
      ];
    });
  });

/** The brand index needs one card for each brand, with a fault code of that brand. */
const cardProblems = (): readonly string[] =>
  languages.flatMap((lang) => {
    const file = `content/copy/brands/${lang}.yaml`;
    return collectProblems(() => {
      const { items } = readYaml(file, brandsCopy).cards;
      const slugs = items.map(({ slug }) => slug);
      const brands = namesIn('content/brands', '.yaml');
      return [
        ...brands
          .filter((slug) => !slugs.includes(slug))
          .map(
            (slug) =>
              `${file}: cards: no card with slug: ${slug}, but content/brands/${slug}.yaml exists. Visitors would not find that brand. Add a card in both languages, or remove the file.`,
          ),
        ...items.flatMap(({ slug, code }, index) => {
          const where = `${file}: cards.items[${index}]`;
          if (!brands.includes(slug)) {
            return [
              `${where}.slug: there is no content/brands/${slug}.yaml. The card could not be built. Create that file, or remove the card in both languages.`,
            ];
          }
          return collectProblems(() =>
            faultCodesOf(slug).brandPage.some((fault) => fault.code === code)
              ? []
              : [
                  `${where}.code: "${code}" is not a code under brandPage of ${faultCodesPath(slug)}. The page of the brand would not explain what its card shows. Write one of its codes.`,
                ],
          );
        }),
      ];
    });
  });

/** Brands whose plates are on other pages (`brands.items` of their copy) must exist and be listed once. */
const plateProblems = (): readonly string[] =>
  languages.flatMap((lang) => {
    const problems = (file: string, items: readonly { slug: string }[]): string[] =>
      items.flatMap(({ slug }, index) => {
        const where = `${file}: brands.items[${index}].slug`;
        if (!namesIn('content/brands', '.yaml').includes(slug)) {
          return [
            `${where}: there is no content/brands/${slug}.yaml. The plate would have neither a name nor a page. Remove the line in both languages, or write the name of a file of that folder.`,
          ];
        }
        return items.findIndex((item) => item.slug === slug) === index
          ? []
          : [
              `${where}: ${slug} is listed twice. The page would show its plate twice. Remove one of the lines in both languages.`,
            ];
      });
    const home = `content/copy/home/${lang}.yaml`;
    const installation = `content/copy/service-boiler-installation/${lang}.yaml`;
    return [
      ...collectProblems(() => problems(home, readYaml(home, homeCopy).brands.items)),
      ...collectProblems(() =>
        problems(installation, readYaml(installation, serviceBoilerInstallationCopy).brands.items),
      ),
    ];
  });

/** Contradictions between the data and the copy of brands. */
export const brandProblems = (): string[] => [
  ...collectProblems(() =>
    duplicateOrderProblems(
      namesIn('content/brands', '.yaml').map((slug) => ({
        file: `content/brands/${slug}.yaml`,
        order: brandData(slug).order,
      })),
    ),
  ),
  ...cardProblems(),
  ...plateProblems(),
  ...namesIn('content/brands', '.yaml').flatMap(faultProblems),
];
