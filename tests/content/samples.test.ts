import { beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { copyOf } from '#src/site.ts';

const company = vi.hoisted(() => ({ showSamples: true }));
vi.mock('#src/content/loaders/company.ts', async (original) => {
  const actual = await original<typeof import('#src/content/loaders/company.ts')>();
  return { ...actual, company: Object.assign(company, { ...actual.company }) };
});
const projects = vi.hoisted(() => ({ real: '' }));
vi.mock('#src/content/io/read.ts', async (original) => {
  const actual = await original<typeof import('#src/content/io/read.ts')>();
  const readYaml = (file: string, schema: never): unknown => {
    const data: unknown = actual.readYaml(file, schema);
    return file === `content/projects/${projects.real}.yaml` ? { ...(data as object), sample: false } : data;
  };
  return { ...actual, readYaml };
});

const { homeCertifications } = await import('#src/page-types/home/certifications.ts');
const { projectRooms, quotes } = await import('#src/page-types/projects/props.ts');
const { projectsPage } = await import('#src/page-types/projects/page-type.ts');

beforeEach(() => {
  company.showSamples = true;
  projects.real = '';
});

test.each(languages)('TR-3: the demonstration shows all samples (%s)', (lang) => {
  const copy = copyOf('projects', lang);
  expect(projectRooms(copy.projects, lang)).toHaveLength(copy.projects.items.length);
  expect(quotes(copy.testimonials.items, lang)).toHaveLength(copy.testimonials.items.length);
  expect(homeCertifications(lang)).toMatchObject(copyOf('home', lang).certifications);
});

test.each(languages)('TR-3: with showSamples: false only what is real is left (%s)', (lang) => {
  company.showSamples = false;
  const copy = copyOf('projects', lang);
  expect(projectsPage.isPublished?.()).toBe(false);
  expect(quotes(copy.testimonials.items, lang)).toEqual([]);
  expect(homeCertifications(lang)).toMatchObject({
    accreditations: [],
    accreditationsNote: null,
    network: null,
  });

  projects.real = copy.projects.items[0]?.id ?? '';
  expect(projectsPage.isPublished?.()).toBe(true);
  expect(projectRooms(copy.projects, lang).map(({ id, sample }) => ({ id, sample }))).toEqual([
    { id: projects.real, sample: false },
  ]);
});
