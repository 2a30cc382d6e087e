import type * as z from 'zod';
import { entranceCopy } from './entrance.ts';
import { faultLabelsCopy } from './fault-labels.ts';
import { homeFrenchOnlyCopy } from './home-french-only.ts';
import { notFoundCopy } from './not-found.ts';
import { placeLabelsCopy } from './place-labels.ts';
import { priceCoverageCopy } from './price-coverage.ts';
import { priceListCopy } from './price-list.ts';
import { symptomsCopy } from './symptoms.ts';

/**
 * Schemas of the folders of content/copy/ that several pages share, or that belong to a page outside the route table. Those
 * of all other pages are in their descriptors (src/page-types/).
 */
export const sharedCopySchemas = {
  symptoms: symptomsCopy,
  entrance: entranceCopy,
  'fault-labels': faultLabelsCopy,
  'home-french-only': homeFrenchOnlyCopy,
  'not-found': notFoundCopy,
  'place-labels': placeLabelsCopy,
  'price-coverage': priceCoverageCopy,
  'price-list': priceListCopy,
} as const satisfies Record<string, z.ZodType>;

/** Name of such a folder. */
export type SharedCopyName = keyof typeof sharedCopySchemas;
