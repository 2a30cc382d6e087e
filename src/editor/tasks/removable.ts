import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { entryKindByFolder } from '#src/content/drafts.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** Something that the owner can take away. */
export interface Removable {
  /** Id as in links and URLs: `article/chauffage-au-sol`. */
  id: string;
  slug: string;
  kind: LocalisedText;
  name: LocalisedText;
  /** Beginnings of the names of the files about this thing only. */
  owns: readonly string[];
  /** Its key in a file with other things; null for a thing with files of its own. */
  entry: Location | null;
  /** Id of the page to which its URL is redirected; null for a thing without a page of its own. */
  to: string | null;
}

const kindLabels = {
  articles: { fr: 'Article', nl: 'Artikel' },
  projects: { fr: 'Projet', nl: 'Project' },
  towns: { fr: 'Commune', nl: 'Gemeente' },
  brands: { fr: 'Marque', nl: 'Merk' },
  team: { fr: 'Personne', nl: 'Persoon' },
} as const;

/** All things that the owner can remove. @param titleOf name of a file for the owner */
export const removables = ({ content }: Site, titleOf: (file: string) => LocalisedText): Removable[] => {
  const { articles, projects, towns, brands, team, testimonials, regions } = content;
  const regionOf = (slug: string) => {
    const { province } = towns.of(slug);
    return regions.has(province) ? `region/${province}` : 'service-area';
  };
  const thingsIn = (
    folder: keyof typeof kindLabels,
    slugs: Iterable<string>,
    to: (slug: string) => string | null = () => null,
  ): Removable[] =>
    [...slugs].map((slug) => {
      const { kind, owns } = entryKindByFolder[folder];
      return {
        id: `${kind}/${slug}`,
        slug,
        kind: kindLabels[folder],
        name: titleOf(`content/${folder}/${slug}${folder === 'articles' ? '/fr.md' : '.yaml'}`),
        owns: owns(slug),
        entry: null,
        to: to(slug),
      };
    });
  return [
    ...thingsIn(
      'articles',
      articles.fr.map(({ id }) => id),
      () => 'blog',
    ),
    ...thingsIn('projects', projects.keys()),
    ...thingsIn('towns', towns.keys(), regionOf),
    ...thingsIn('brands', brands.keys(), () => 'brands'),
    ...thingsIn('team', team.keys()),
    ...[...testimonials].map(([slug, { name }]) => ({
      id: `testimonial/${slug}`,
      slug,
      kind: { fr: 'Avis', nl: 'Review' },
      name: perOwnerLanguage(() => name),
      owns: [],
      entry: { file: 'content/testimonials.yaml', path: [slug] },
      to: null,
    })),
  ];
};

/** Whether an item of a list in a file is about a thing: a neighbour, a card, a review, a fault code. */
export const isItemOf = ({ id, slug, name }: Removable, file: string, item: unknown): boolean => {
  const { id: key, slug: brand, brand: link } = Object(item);
  const isCopy = file.startsWith('content/copy/');
  if (id.startsWith('town/')) return !isCopy && /^content\/(?:towns\/|company\.)/.test(file) && item === slug;
  if (id.startsWith('brand/'))
    return isCopy && (item === name.fr || brand === slug || String(link).includes(`(page:brand/${slug}#`));
  return /^(?:project|testimonial)\//.test(id) && file.startsWith('content/copy/projects/') && key === slug;
};
