import { codeWidth, isShown, screenWidth, shownSigns } from '#src/drawings/segments.ts';
import { languages } from '#src/lib/language.ts';
import { brandFaults } from '#src/views/brand-view.ts';
import { namesIn } from '../io/folders.ts';
import { problemsIn, readYaml } from '../io/read.ts';
import { brandData } from '../loaders/brands.ts';
import { faultCodesOf, faultCodesPath } from '../loaders/fault-codes.ts';
import { brandCopy } from '../schemas/copy/brand.ts';
import { brandsCopy } from '../schemas/copy/brands.ts';
import { homeCopy } from '../schemas/copy/home.ts';
import { serviceBoilerInstallationCopy } from '../schemas/copy/service.ts';
import { placeProblems } from './place-check.ts';

/** What is wrong with a fault code that a display shall show. */
export const codeProblems = (where: string, code: string): string[] => {
  const odd = [...code].find((sign) => !isShown(sign));
  if (odd !== undefined) {
    return [
      `${where}: the display cannot show "${odd}" of the code "${code}". It has seven segments, and shows ${shownSigns}. Write the code as the boiler shows it.`,
    ];
  }
  return codeWidth(code) <= screenWidth
    ? []
    : [
        `${where}: the code "${code}" is too long for the display. It would run over its edge. Write the code as the boiler shows it, of four signs at most.`,
      ];
};

/** Codes that a brand's file and its copy do not both have, that share an anchor, or that no display shows. */
const faultProblems = (slug: string): readonly string[] =>
  languages.flatMap((lang) => {
    const file = `content/copy/brand-${slug}/${lang}.yaml`;
    return problemsIn(() => {
      const { faults } = readYaml(file, brandCopy);
      const codes = brandFaults(slug, faults.items).map(({ code }) => code);
      const unexplained = faultCodesOf(slug).brandPage.filter(({ code }) => !codes.includes(code));
      return [
        ...codes.flatMap((code, index) => codeProblems(`${file}: faults.items[${index}].code`, code)),
        ...unexplained.map(
          ({ code }) =>
            `${file}: faults: the code "${code}" under brandPage of ${faultCodesPath(slug)} is not explained. Visitors who read it on their boiler would not find it. Add it in both languages, or take it out of that file.`,
        ),
      ];
    });
  });

/** Cards of the brand index: one for each brand, with a code that this brand has. */
const cardProblems = (): readonly string[] =>
  languages.flatMap((lang) => {
    const file = `content/copy/brands/${lang}.yaml`;
    return problemsIn(() => {
      const { items } = readYaml(file, brandsCopy).cards;
      const slugs = items.map(({ slug }) => slug);
      const brands = namesIn('content/brands', '.yaml');
      return [
        ...brands
          .filter((slug) => !slugs.includes(slug))
          .map(
            (slug) =>
              `${file}: cards: no card with slug: ${slug}, but content/brands/${slug}.yaml is there. Nobody would find that brand. Add a card in both languages, or remove the file.`,
          ),
        ...items.flatMap(({ slug, code }, index) => {
          const where = `${file}: cards.items[${index}]`;
          if (!brands.includes(slug)) {
            return [
              `${where}.slug: there is no content/brands/${slug}.yaml. The card could not be built. Create that file, or take the card out in both languages.`,
            ];
          }
          return problemsIn(() =>
            faultCodesOf(slug).brandPage.some((fault) => fault.code === code)
              ? []
              : [
                  `${where}.code: "${code}" is no code under brandPage of ${faultCodesPath(slug)}. The page of the brand would not explain what its card shows. Write one of its codes.`,
                ],
          );
        }),
      ];
    });
  });

/** Brands whose plates hang on other pages, under `brands.items` of their copy: each once, and with a file of its own. */
const plateProblems = (): readonly string[] =>
  languages.flatMap((lang) => {
    const problems = (file: string, items: readonly { slug: string }[]): string[] =>
      items.flatMap(({ slug }, index) => {
        const where = `${file}: brands.items[${index}].slug`;
        if (!namesIn('content/brands', '.yaml').includes(slug)) {
          return [
            `${where}: there is no content/brands/${slug}.yaml. The plate would have neither a name nor a page. Take the line out in both languages, or write the name of a file of that folder.`,
          ];
        }
        return items.findIndex((item) => item.slug === slug) === index
          ? []
          : [
              `${where}: ${slug} stands there already. Its plate would hang there twice. Take one of the lines out in both languages.`,
            ];
      });
    const home = `content/copy/home/${lang}.yaml`;
    const installation = `content/copy/service-boiler-installation/${lang}.yaml`;
    return [
      ...problemsIn(() => problems(home, readYaml(home, homeCopy).brands.items)),
      ...problemsIn(() =>
        problems(installation, readYaml(installation, serviceBoilerInstallationCopy).brands.items),
      ),
    ];
  });

/** Where files and copy of the brands do not agree, one message each. */
export const brandProblems = (): string[] => [
  ...problemsIn(() =>
    placeProblems(
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
