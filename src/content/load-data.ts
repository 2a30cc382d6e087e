import type * as z from 'zod';
import { type Language, languages, perLanguage } from '#src/lib/language.ts';
import { checkGrants } from './checks/grants.ts';
import { hoursWordsPattern } from './checks/hours-in-texts.ts';
import { type ContentFiles, subfoldersIn, yamlNamesIn } from './content-files.ts';
import { factsOnDay, loadWrittenFacts } from './facts/load-facts.ts';
import { faultCodePattern } from './fault-codes.ts';
import { at, finding, type Report } from './finding.ts';
import { grantsWithFacts } from './grants.ts';
import { RequiredMap } from './required-map.ts';
import { brandSchema } from './schemas/brand.ts';
import { companySchema } from './schemas/company.ts';
import { contactFormSchema } from './schemas/contact-form.ts';
import { faultCodesSchema, withoutUnfinishedEntries } from './schemas/fault-codes.ts';
import { grantsSchema } from './schemas/grants.ts';
import { postalCodesSchema, regionSchema, regionSlugs, townSchema } from './schemas/places.ts';
import { allowedDigitsSchema, movedPagesSchema, provisionalTextsSchema } from './schemas/programmer-files.ts';
import { projectSchema, testimonialsSchema } from './schemas/projects.ts';
import { personSchema, reviewsSchema } from './schemas/team-and-reviews.ts';
import { uiLabelsSchema } from './schemas/ui-labels.ts';
import { servedPlacesOf, unservedPlacesOf } from './served-places.ts';
import { validateFile, type YamlFiles } from './validate-file.ts';

const svgSourcesIn = (files: ContentFiles): ReadonlyMap<string, string> =>
  new Map(
    [...files].flatMap(([path, source]) => {
      const [, name] = /^src\/drawings\/(?:.*\/)?([^/]*)\.svg$/.exec(path) ?? [];
      return name === undefined ? [] : [[name, source] as const];
    }),
  );

/**
 * Reads all data files for a day (ISO). Tables use the file names as keys. Returns null if a file that every page needs
 * has mistakes.
 */
export const loadData = (files: ContentFiles, yaml: YamlFiles, day: string, report: Report) => {
  const loadFile = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    validateFile(yaml, `content/${name}.yaml`, schema, report)?.data ?? null;
  /** Reads the files of a folder by name. Omits a file with mistakes, unless `mend` can drop the wrong part. */
  const loadFolder = <Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
    mend: (data: unknown) => unknown = () => undefined,
  ): RequiredMap<z.infer<Schema>> =>
    new RequiredMap(
      yamlNamesIn(yaml, `content/${folder}`).flatMap((name) => {
        const mendedData = () =>
          schema.safeParse(mend(yaml.get(`content/${folder}/${name}.yaml`)?.data)).data;
        const data = loadFile(`${folder}/${name}`, schema) ?? mendedData();
        return data === undefined ? [] : [[name, data] as const];
      }),
    );
  const writtenFacts = loadWrittenFacts(yaml, report);
  const company = loadFile('company', companySchema);
  const digits = loadFile('allowed-digits', allowedDigitsSchema);
  const labels = perLanguage((lang) => loadFile(`ui/${lang}`, uiLabelsSchema));
  const rawForm = loadFile('ui/form', contactFormSchema);
  const postalCodes = loadFile('postal-codes', postalCodesSchema);
  const grants = loadFile('grants', grantsSchema);
  const moved = loadFile('moved', movedPagesSchema) ?? [];
  const provisionalTexts = loadFile('provisional-texts', provisionalTextsSchema) ?? [];
  const testimonials = new RequiredMap(Object.entries(loadFile('testimonials', testimonialsSchema) ?? {}));
  const towns = loadFolder('towns', townSchema);
  const regions = loadFolder('regions', regionSchema);
  const { cards } = Object(yaml.get('content/copy/brands/fr.yaml')?.data) as { cards?: { items?: unknown } };
  const cardIndex = (slug: string) =>
    [cards?.items ?? []].flat().findIndex((card) => Object(card).slug === slug);
  const brands = [...loadFolder('brands', brandSchema)].sort(([a], [b]) => cardIndex(a) - cardIndex(b));
  const faultCodes = loadFolder('fault-codes', faultCodesSchema, withoutUnfinishedEntries);
  const projects = loadFolder('projects', projectSchema);
  const team = [...loadFolder('team', personSchema)].sort(([, one], [, other]) => one.order - other.order);
  const reviews = files.has('content/reviews.yaml') ? loadFile('reviews', reviewsSchema) : null;
  const missing = regionSlugs.map((slug) => `content/regions/${slug}.yaml`).filter((one) => !files.has(one));
  for (const one of missing) report(finding('file-missing', at(one)));
  if (writtenFacts === null || company === null || digits === null || postalCodes === null) return null;
  if (languages.some((lang) => labels[lang] === null) || rawForm === null || grants === null) return null;
  if (!regionSlugs.every((slug) => regions.has(slug))) return null;
  const facts = factsOnDay(writtenFacts, day);
  checkGrants(grants, facts, report);
  return {
    day,
    company,
    facts,
    writtenFacts,
    /** Patterns for numbers that copy may contain although they are not facts, or that another check refuses. */
    allowedDigits: [
      ...digits.patterns.map(({ pattern }) => new RegExp(pattern, 'g')),
      faultCodePattern([...faultCodes.values()]),
      hoursWordsPattern,
    ],
    towns,
    regions,
    servedPlaces: servedPlacesOf(regions, towns, postalCodes),
    unservedPlaces: unservedPlacesOf(postalCodes),
    /** In the order of their cards on the index (BR-1). */
    brands: new RequiredMap(brands),
    faultCodes,
    grants: grantsWithFacts(grants, facts, report),
    projects,
    testimonials,
    team: new RequiredMap(team),
    reviews,
    moved,
    provisionalTexts,
    copyFolders: subfoldersIn(files, 'content/copy'),
    articleIds: subfoldersIn(files, 'content/articles'),
    drawings: svgSourcesIn(files),
    /** Labels and form, not yet filled in. */
    rawUi: labels as Record<Language, z.infer<typeof uiLabelsSchema>>,
    rawForm,
  };
};
