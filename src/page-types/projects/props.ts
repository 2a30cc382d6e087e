import { mayShow } from '#src/content/company.ts';
import type { ProjectCategory } from '#src/content/schemas/projects.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import { formatDate, formatMonth } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { content, markForEditor } from '#src/site.ts';
import type { ProjectsCopy } from './copy-schema.ts';

/** Background of each drawing. Neighbouring rooms differ. */
const backgrounds = {
  renovation: 'sun',
  maintenance: 'clay',
  'gas-boiler': 'mint',
  repair: 'night',
  underfloor: 'rose',
  'heat-pump': 'aqua',
} as const satisfies Record<ProjectCategory, Background>;

/** The day of a project, or its month where its day is not known (`2026-10`). */
const dayOrMonth = (date: string, lang: Language): string =>
  /^\d{4}-\d{2}$/.test(date) ? formatMonth(date, lang) : formatDate(date, lang);

/** Returns the chips above the projects: all, and the four kinds of the specification (AB-2). */
export const projectChips = ({ chipsLabel, all, categories }: ProjectsCopy['projects']) => ({
  label: chipsLabel,
  items: [
    all,
    categories['heat-pump'],
    categories['gas-boiler'],
    categories.underfloor,
    categories.renovation,
  ],
});

/**
 * Returns the projects as rooms of the house: the copy with the project's data. Samples only if the site shows them
 * (TR-3).
 */
export const projectCards = ({ items, categories }: ProjectsCopy['projects'], lang: Language) =>
  items
    .filter(({ id }) => mayShow(content.company, content.projects.of(id)))
    .map((item) => {
      const file = `content/projects/${item.id}.yaml`;
      const { category, location, date, photos, areBeforeAndAfter, sample } = content.projects.of(item.id);
      return {
        ...item,
        category: categories[category],
        location: markForEditor(location[lang], location[lang], file, 'location', lang),
        date: markForEditor(dayOrMonth(date, lang), date, file, 'date'),
        isoDate: date,
        drawingName: `project-${category}`,
        photos,
        areBeforeAndAfter: areBeforeAndAfter === true && photos.length === 2,
        background: backgrounds[category],
        sample,
      };
    });

/** Returns the quotes with their authors. Samples only if the site shows them (TR-3). */
export const testimonialQuotes = (items: ProjectsCopy['testimonials']['items'], lang: Language) =>
  items.flatMap(({ id, quote }) => {
    const person = content.testimonials.of(id);
    if (!mayShow(content.company, person)) return [];
    return {
      id,
      quote,
      rating: `${person.rating}/5`,
      name: person.name,
      town: person.town[lang],
      drawingName: person.image,
      sample: person.sample,
    };
  });
