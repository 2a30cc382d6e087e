import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { articlePath } from '#src/content/articles/article.ts';
import { inBoth, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** Something that the owner can take away. */
export interface Removable {
  /** Id as in links and URLs: `article/chauffage-au-sol`. */
  id: string;
  slug: string;
  kind: LocalisedText;
  name: LocalisedText;
  /** Files about this thing only. */
  own: string[];
  /** Its key in a file with other things; null for a thing with files of its own. */
  entry: Location | null;
  /** Id of the page to which its URL is redirected; null for a thing without a page of its own. */
  to: string | null;
  /** Whether an item of a list is this thing. */
  isItem: (item: unknown, file: string) => boolean;
}

const matchesNothing = () => false;

/** All things that the owner can remove. @param titleOf name of a file for the owner */
export const removables = ({ content }: Site, titleOf: (file: string) => LocalisedText): Removable[] => [
  ...content.articles.fr.map(
    ({ id: slug }): Removable => ({
      id: `article/${slug}`,
      slug,
      kind: { fr: 'Article', nl: 'Artikel' },
      name: titleOf(articlePath(slug, 'fr')),
      own: languages.map((lang) => articlePath(slug, lang)),
      entry: null,
      to: 'blog',
      isItem: matchesNothing,
    }),
  ),
  ...[...content.projects.keys()].map(
    (slug): Removable => ({
      id: `project/${slug}`,
      slug,
      kind: { fr: 'Projet', nl: 'Project' },
      name: titleOf(`content/projects/${slug}.yaml`),
      own: [`content/projects/${slug}.yaml`],
      entry: null,
      to: null,
      isItem: (item, file) => file.startsWith('content/copy/projects/') && Object(item).id === slug,
    }),
  ),
  ...[...content.towns].map(
    ([slug, { province }]): Removable => ({
      id: `town/${slug}`,
      slug,
      kind: { fr: 'Commune', nl: 'Gemeente' },
      name: titleOf(`content/towns/${slug}.yaml`),
      own: [
        `content/towns/${slug}.yaml`,
        ...languages.map((lang) => `content/copy/town-${slug}/${lang}.yaml`),
      ],
      entry: null,
      to: content.regions.has(province) ? `region/${province}` : 'service-area',
      isItem: (item, file) => /^content\/(?:towns\/|company\.)/.test(file) && item === slug,
    }),
  ),
  ...[...content.brands].map(
    ([slug, { name }]): Removable => ({
      id: `brand/${slug}`,
      slug,
      kind: { fr: 'Marque', nl: 'Merk' },
      name: { fr: name, nl: name },
      own: [
        ...[`content/brands/${slug}.yaml`, `content/fault-codes/${slug}.yaml`],
        ...languages.map((lang) => `content/copy/brand-${slug}/${lang}.yaml`),
      ],
      entry: null,
      to: 'brands',
      isItem: (item, file) =>
        file.startsWith('content/copy/') && (item === name || Object(item).slug === slug),
    }),
  ),
  ...[...content.team].map(
    ([slug, { firstName }]): Removable => ({
      id: `person/${slug}`,
      slug,
      kind: { fr: 'Personne', nl: 'Persoon' },
      name: inBoth(() => firstName),
      own: [`content/team/${slug}.yaml`],
      entry: null,
      to: null,
      isItem: matchesNothing,
    }),
  ),
  ...[...content.testimonials].map(
    ([slug, { name }]): Removable => ({
      id: `testimonial/${slug}`,
      slug,
      kind: { fr: 'Avis', nl: 'Review' },
      name: inBoth(() => name),
      own: [],
      entry: { file: 'content/testimonials.yaml', path: [slug] },
      to: null,
      isItem: (item, file) => file.startsWith('content/copy/projects/') && Object(item).id === slug,
    }),
  ),
];
