import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { maintenanceDueCopySchema } from './copy-schema.ts';

/** The maintenance tool: when the law requires the next maintenance (TL-3). */
export const maintenanceDuePage = definePageType({
  id: 'maintenance-due',
  path: { fr: '/fr/entretien-obligatoire', nl: '/nl/verplicht-onderhoud' },
  parent: homePage,
  copy: maintenanceDueCopySchema,
  name: ({ copy }) => copy.name,
  share: heroShareImage('due-kitchen', 'mint'),
});
