import type { LocalisedText, Location, Value } from '@pajotherm/editor/contract';
import type { Language } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { ProjectsCopy } from '#src/page-types/projects/copy-schema.ts';

/** The texts of a project or a review, as visitors will read them once it is no sample; null if the file is neither. */
const projectOrReviewTexts = ({ content }: Site, { file, path }: Location, lang: Language): string | null => {
  const copy = content.rawCopy.get(`projects/${lang}`) as ProjectsCopy | undefined;
  const [, project = ''] = /^content\/projects\/(.*)\.yaml$/.exec(file) ?? [];
  const item = copy?.projects.items.find(({ id }) => id === project);
  if (item !== undefined) return [item.title, item.description, ...item.details].join(' · ');
  const review = file === 'content/testimonials.yaml' ? String(path[0]) : '';
  return copy?.testimonials.items.find(({ id }) => id === review)?.quote ?? null;
};

/** The question before a sample becomes real: pages then no longer call it an example, so its texts have to be true. */
export const sampleQuestion = (site: Site, location: Location, value: Value): LocalisedText | null => {
  if (location.path.at(-1) !== 'sample' || value !== false) return null;
  const [fr, nl] = [projectOrReviewTexts(site, location, 'fr'), projectOrReviewTexts(site, location, 'nl')];
  if (fr === null || nl === null) return null;
  return {
    fr: `Le site ne dira plus que c’est un exemple. Ces textes sont-ils vrais ? « ${fr} »`,
    nl: `De site zegt dan niet meer dat het een voorbeeld is. Zijn deze teksten waar? “${nl}”`,
  };
};
