import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { articlePath } from '#src/content/articles/article.ts';
import { faultCodesPath } from '#src/content/fault-codes.ts';
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

/** Things of one kind. What is not told: no files, no place in another file, no page, no lists. */
const thingsOf = (
  kind: LocalisedText & { id: string },
  slugs: Iterable<string>,
  about: (slug: string) => Partial<Removable> & Pick<Removable, 'name'>,
): Removable[] =>
  [...slugs].map((slug) => ({
    id: `${kind.id}/${slug}`,
    slug,
    kind,
    own: [],
    entry: null,
    to: null,
    isItem: () => false,
    ...about(slug),
  }));

const copyOf = (folder: string) => languages.map((lang) => `content/copy/${folder}/${lang}.yaml`);

/** Whether an item is the card of a project, or a review, on the page of projects. */
const isProjectItem = (slug: string) => (item: unknown, file: string) =>
  file.startsWith('content/copy/projects/') && Object(item).id === slug;

/** All things that the owner can remove. @param titleOf name of a file for the owner */
export const removables = ({ content }: Site, titleOf: (file: string) => LocalisedText): Removable[] => [
  ...thingsOf(
    { id: 'article', fr: 'Article', nl: 'Artikel' },
    content.articles.fr.map(({ id }) => id),
    (slug) => ({
      name: titleOf(articlePath(slug, 'fr')),
      own: languages.map((lang) => articlePath(slug, lang)),
      to: 'blog',
    }),
  ),
  ...thingsOf({ id: 'project', fr: 'Projet', nl: 'Project' }, content.projects.keys(), (slug) => ({
    name: titleOf(`content/projects/${slug}.yaml`),
    own: [`content/projects/${slug}.yaml`],
    isItem: isProjectItem(slug),
  })),
  ...thingsOf({ id: 'town', fr: 'Commune', nl: 'Gemeente' }, content.towns.keys(), (slug) => {
    const { province } = content.towns.of(slug);
    return {
      name: titleOf(`content/towns/${slug}.yaml`),
      own: [`content/towns/${slug}.yaml`, ...copyOf(`town-${slug}`)],
      to: content.regions.has(province) ? `region/${province}` : 'service-area',
      isItem: (item, file) => /^content\/(?:towns\/|company\.)/.test(file) && item === slug,
    };
  }),
  ...thingsOf({ id: 'brand', fr: 'Marque', nl: 'Merk' }, content.brands.keys(), (slug) => {
    const { name } = content.brands.of(slug);
    return {
      name: inBoth(() => name),
      own: [`content/brands/${slug}.yaml`, faultCodesPath(slug), ...copyOf(`brand-${slug}`)],
      to: 'brands',
      isItem: (item, file) =>
        file.startsWith('content/copy/') && (item === name || Object(item).slug === slug),
    };
  }),
  ...thingsOf({ id: 'person', fr: 'Personne', nl: 'Persoon' }, content.team.keys(), (slug) => ({
    name: inBoth(() => content.team.of(slug).firstName),
    own: [`content/team/${slug}.yaml`],
  })),
  ...thingsOf({ id: 'testimonial', fr: 'Avis', nl: 'Review' }, content.testimonials.keys(), (slug) => ({
    name: inBoth(() => content.testimonials.of(slug).name),
    entry: { file: 'content/testimonials.yaml', path: [slug] },
    isItem: isProjectItem(slug),
  })),
];
