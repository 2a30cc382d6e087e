import { afterAll, expect, test, vi } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { homeCertifications } from '#src/page-types/home/home-certifications.ts';
import { projectsPage } from '#src/page-types/projects/page-type.ts';
import { projectCards, testimonialQuotes } from '#src/page-types/projects/props.ts';
import { content, copyOf } from '#src/site.ts';

// The props are computed from `content` of src/site.ts, in which this test changes one switch and one project.
// Other test files of the worker share that module.
afterAll(() => vi.resetModules());
const firstProjectId = copyOf('projects', 'fr').projects.items[0]?.id ?? '';

test.each(languages)('TR-3: with showSamples: false only what is real is left (%s)', (lang) => {
  content.company.showSamples = false;
  content.projects.of(firstProjectId).sample = true;
  const copy = copyOf('projects', lang);
  expect(projectsPage.isPublished?.(content)).toBe(false);
  expect(testimonialQuotes(copy.testimonials.items, lang)).toEqual([]);
  expect(homeCertifications(lang).accreditations).toEqual([]);

  content.projects.of(firstProjectId).sample = false;
  expect(projectsPage.isPublished?.(content)).toBe(true);
  expect(projectCards(copy.projects, lang).map(({ id, sample }) => ({ id, sample }))).toEqual([
    { id: firstProjectId, sample: false },
  ]);
});
