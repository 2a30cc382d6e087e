import { faultCodesPath } from '#src/content/fault-codes.ts';
import { boilerRepairPage } from '../boiler-repair/page-type.ts';
import { definePageType } from '../define-page-type.ts';
import { heroPicture } from '../hero-picture.ts';
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
  share: heroPicture('fault-finder-share', 'aqua'),
});
