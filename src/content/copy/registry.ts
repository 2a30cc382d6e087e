import type * as z from 'zod';
import { aboutCopy } from './about.ts';
import { accessibilityCopy } from './accessibility.ts';
import { blogCopy } from './blog.ts';
import { brandCopy, faultLabelsCopy } from './brand.ts';
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
import { townCopy } from './town.ts';

/** Schema of each page's copy, by the name of its folder under content/copy/. One line per page. */
export const copySchemas = {
  about: aboutCopy,
  accessibility: accessibilityCopy,
  blog: blogCopy,
  brands: brandsCopy,
  'brand-acv': brandCopy,
  'brand-bosch': brandCopy,
  'brand-buderus': brandCopy,
  'brand-bulex': brandCopy,
  'brand-chaffoteaux': brandCopy,
  'brand-junkers': brandCopy,
  'brand-remeha': brandCopy,
  'brand-vaillant': brandCopy,
  'brand-viessmann': brandCopy,
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
  'town-aalst': townCopy,
  'town-affligem': townCopy,
  'town-asse': townCopy,
  'town-denderleeuw': townCopy,
  'town-liedekerke': townCopy,
  'town-ninove': townCopy,
  'town-roosdaal': townCopy,
  'town-ternat': townCopy,
  'service-boiler-repair': serviceBoilerRepairCopy,
  'service-boiler-installation': serviceBoilerInstallationCopy,
  'service-boiler-maintenance': serviceBoilerMaintenanceCopy,
  'service-heat-pump': serviceHeatPumpCopy,
  'service-underfloor-heating': serviceUnderfloorHeatingCopy,
} as const satisfies Record<string, z.ZodType>;
