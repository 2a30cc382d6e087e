import { accessibilityCopy } from '#src/content/schemas/copy/accessibility.ts';
import { definePage } from './define-page.ts';
import { heroPicture } from './hero-picture.ts';
import { homePage } from './home.ts';

/** The accessibility statement. */
export const accessibilityPage = definePage({
  id: 'accessibility',
  path: { fr: '/fr/accessibilite', nl: '/nl/toegankelijkheid' },
  parent: homePage,
  copy: accessibilityCopy,
  name: ({ ui }) => ui.accessibility,
  share: heroPicture('accessibility-door', 'mint'),
});
