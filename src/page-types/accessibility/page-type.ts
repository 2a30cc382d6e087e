import { definePageType } from '../define-page-type.ts';
import { heroPicture } from '../hero-picture.ts';
import { homePage } from '../home/page-type.ts';
import { accessibilityCopySchema } from './copy-schema.ts';

/** The accessibility statement. */
export const accessibilityPage = definePageType({
  id: 'accessibility',
  path: { fr: '/fr/accessibilite', nl: '/nl/toegankelijkheid' },
  parent: homePage,
  copy: accessibilityCopySchema,
  name: ({ ui }) => ui.accessibility,
  share: heroPicture('accessibility-door', 'mint'),
});
