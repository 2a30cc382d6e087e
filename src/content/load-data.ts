import type * as z from 'zod';
import { type Language, languages, perLanguage } from '#src/lib/language.ts';
import { checkGrants } from './checks/grants.ts';
import { hoursPattern } from './checks/hours.ts';
import { factsOnDay, loadWrittenFacts } from './facts/load-facts.ts';
import { faultCodePattern } from './fault-codes.ts';
import { type ContentFiles, foldersIn, namesIn } from './files.ts';
import { at, finding, type Report } from './finding.ts';
import { loadGrants } from './grants.ts';
import { parseData, type YamlFiles } from './parse-file.ts';
import { RequiredMap } from './required-map.ts';
import { brandSchema } from './schemas/brand.ts';
import { companySchema } from './schemas/company.ts';
import { faultCodesSchema, finishedCodes } from './schemas/fault-codes.ts';
import { formSchema } from './schemas/form.ts';
import { grantsSchema } from './schemas/grants.ts';
import { postalCodesSchema, regionSchema, regionSlugs, townSchema } from './schemas/places.ts';
import { allowedDigitsSchema, movedSchema, sentencesToReplaceSchema } from './schemas/programmer-files.ts';
import { projectSchema, testimonialsSchema } from './schemas/projects.ts';
import { personSchema, reviewsSchema } from './schemas/proof.ts';
import { uiSchema } from './schemas/ui.ts';
import { placesElsewhereOf, servedPlacesOf } from './served-places.ts';

const drawingsIn = (files: ContentFiles): ReadonlyMap<string, string> =>
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
  const file = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    parseData(yaml, `content/${name}.yaml`, schema, report)?.data ?? null;
  /** Reads the files of a folder by name. Omits a file with mistakes, unless `mend` can drop the wrong part. */
  const table = <Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
    mend: (data: unknown) => unknown = () => undefined,
  ): RequiredMap<z.infer<Schema>> =>
    new RequiredMap(
      namesIn(yaml, `content/${folder}`).flatMap((name) => {
        const mendedData = () =>
          schema.safeParse(mend(yaml.get(`content/${folder}/${name}.yaml`)?.data)).data;
        const data = file(`${folder}/${name}`, schema) ?? mendedData();
        return data === undefined ? [] : [[name, data] as const];
      }),
    );
  const writtenFacts = loadWrittenFacts(yaml, report);
  const company = file('company', companySchema);
  const allowed = file('allowed-digits', allowedDigitsSchema);
  const labels = perLanguage((lang) => file(`ui/${lang}`, uiSchema));
  const rawForm = file('ui/form', formSchema);
  const postalCodes = file('postal-codes', postalCodesSchema);
  const grants = file('grants', grantsSchema);
  const moved = file('moved', movedSchema) ?? [];
  const sentencesToReplace = file('sentences-to-replace', sentencesToReplaceSchema) ?? [];
  const testimonials = new RequiredMap(Object.entries(file('testimonials', testimonialsSchema) ?? {}));
  const towns = table('towns', townSchema);
  const regions = table('regions', regionSchema);
  const { cards } = Object(yaml.get('content/copy/brands/fr.yaml')?.data) as { cards?: { items?: unknown } };
  const placeOf = (slug: string) =>
    [cards?.items ?? []].flat().findIndex((card) => Object(card).slug === slug);
  const brands = [...table('brands', brandSchema)].sort(([one], [other]) => placeOf(one) - placeOf(other));
  const faultCodes = table('fault-codes', faultCodesSchema, finishedCodes);
  const projects = table('projects', projectSchema);
  const team = [...table('team', personSchema)].sort(([, one], [, other]) => one.order - other.order);
  const reviews = files.has('content/reviews.yaml') ? file('reviews', reviewsSchema) : null;
  const missing = regionSlugs.map((slug) => `content/regions/${slug}.yaml`).filter((one) => !files.has(one));
  for (const one of missing) report(finding('file-missing', at(one)));
  if (writtenFacts === null || company === null || allowed === null || postalCodes === null) return null;
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
      ...allowed.patterns.map(({ pattern }) => new RegExp(pattern, 'g')),
      faultCodePattern([...faultCodes.values()]),
      hoursPattern,
    ],
    towns,
    regions,
    servedPlaces: servedPlacesOf(regions, towns, postalCodes),
    placesElsewhere: placesElsewhereOf(postalCodes),
    /** In the order of their cards on the index (BR-1). */
    brands: new RequiredMap(brands),
    faultCodes,
    grants: loadGrants(grants, facts, report),
    projects,
    testimonials,
    team: new RequiredMap(team),
    reviews,
    moved,
    sentencesToReplace,
    copyFolders: foldersIn(files, 'content/copy'),
    articleIds: foldersIn(files, 'content/articles'),
    drawings: drawingsIn(files),
    /** Labels and form, not yet filled in. */
    rawUi: labels as Record<Language, z.infer<typeof uiSchema>>,
    rawForm,
  };
};
