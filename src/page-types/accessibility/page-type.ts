import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { accessibilityCopySchema } from './copy-schema.ts';

/** The accessibility statement. */
export const accessibilityPage = definePageType({
  id: 'accessibility',
  path: { fr: '/fr/accessibilite', nl: '/nl/toegankelijkheid' },
  parent: homePage,
  copy: accessibilityCopySchema,
  name: ({ ui }) => ui.accessibility,
  share: heroShareImage('accessibility-door', 'mint'),
});
