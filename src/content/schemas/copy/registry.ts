import type * as z from 'zod';
import { foldersIn } from '../../io/folders.ts';
import { ContentError } from '../../io/read.ts';
import { aboutCopy } from './about.ts';
import { accessibilityCopy } from './accessibility.ts';
import { blogCopy } from './blog.ts';
import { type BrandCopy, brandCopy, faultLabelsCopy } from './brand.ts';
import { brandsCopy } from './brands.ts';
import { entranceCopy } from './entrance.ts';
import { homeCopy } from './home.ts';
import { homeFrenchOnlyCopy } from './home-french-only.ts';
import { legalCopy } from './legal.ts';
import { notFoundCopy } from './not-found.ts';
import { placeLabelsCopy } from './place-labels.ts';
import { priceListCopy } from './price-list.ts';
import { projectsCopy } from './projects.ts';
import { regionCopy } from './region.ts';
import {
  serviceBoilerInstallationCopy,
  serviceBoilerMaintenanceCopy,
  serviceHeatPumpCopy,
  serviceUnderfloorHeatingCopy,
} from './service.ts';
import { serviceBoilerRepairCopy } from './service-boiler-repair.ts';
import { type TownCopy, townCopy } from './town.ts';

/** Schema of the copy of each page there is one of, by the name of its folder under content/copy/. One line per page. */
const pageSchemas = {
  about: aboutCopy,
  accessibility: accessibilityCopy,
  blog: blogCopy,
  brands: brandsCopy,
  entrance: entranceCopy,
  'fault-labels': faultLabelsCopy,
  home: homeCopy,
  'home-french-only': homeFrenchOnlyCopy,
  legal: legalCopy,
  'not-found': notFoundCopy,
  'price-list': priceListCopy,
  projects: projectsCopy,
  'place-labels': placeLabelsCopy,
  'region-brussels': regionCopy,
  'region-flemish-brabant': regionCopy,
  'region-walloon-brabant': regionCopy,
  'service-boiler-repair': serviceBoilerRepairCopy,
  'service-boiler-installation': serviceBoilerInstallationCopy,
  'service-boiler-maintenance': serviceBoilerMaintenanceCopy,
  'service-heat-pump': serviceHeatPumpCopy,
  'service-underfloor-heating': serviceUnderfloorHeatingCopy,
} as const satisfies Record<string, z.ZodType>;

/** Kinds of pages of which there may be any number: the owner adds a folder whose name begins so, and nothing else. */
const kindSchemas = { 'brand-': brandCopy, 'town-': townCopy } as const;

/** Name of a folder of copy. */
export type CopyName = keyof typeof pageSchemas | `${keyof typeof kindSchemas}${string}`;

/** Copy of a page, as its schema has it. */
export type Copy<Name extends CopyName> = Name extends keyof typeof pageSchemas
  ? z.infer<(typeof pageSchemas)[Name]>
  : Name extends `town-${string}`
    ? TownCopy
    : BrandCopy;

const schemaFor = (name: string): z.ZodType | undefined =>
  Object.entries(pageSchemas).find(([page]) => page === name)?.[1] ??
  Object.entries(kindSchemas).find(([prefix]) => name.startsWith(prefix) && name !== prefix)?.[1];

/** True where a page prints the folder of this name. */
export const isCopyName = (name: string): name is CopyName => schemaFor(name) !== undefined;

/** Schema of a folder of copy. @throws ContentError where no page prints such a folder. */
export const copySchemaOf = (name: CopyName): z.ZodType => {
  const schema = schemaFor(name);
  if (schema !== undefined) return schema;
  throw new ContentError(
    `content/copy/${name}: no page prints this folder, so nothing checks it and nobody reads it. Name it town-… or brand-…, add its page to src/content/schemas/copy/registry.ts, or remove it.`,
  );
};

/** Names of all folders of copy: those the pages need, whether they are there or not, then those of each kind. */
export const copyNames = (): CopyName[] => {
  const pages = Object.keys(pageSchemas) as (keyof typeof pageSchemas)[];
  const others = foldersIn('content/copy').filter((name) => !pages.some((page) => page === name));
  return [...pages, ...others.filter(isCopyName).sort()];
};
