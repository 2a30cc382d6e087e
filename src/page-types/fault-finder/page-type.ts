import { faultCodesPath } from '#src/content/fault-codes.ts';
import { boilerRepairPage } from '../boiler-repair/page-type.ts';
import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { faultFinderCopySchema } from './copy-schema.ts';

/** The fault finder, by brand and code, with a list of all documented codes (TL-1). */
export const faultFinderPage = definePageType({
  id: 'fault-finder',
  path: { fr: '/fr/codes-erreur', nl: '/nl/foutcodes' },
  parent: boilerRepairPage,
  copy: faultFinderCopySchema,
  sharedCopyNames: () => ['fault-labels'],
  name: ({ copy }) => copy.name,
  sources: (_slug, { faultCodes }) => [...faultCodes.keys()].map(faultCodesPath),
  share: heroShareImage('fault-finder-share', 'aqua'),
});
