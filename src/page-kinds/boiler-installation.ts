import { serviceBoilerInstallationCopy } from '#src/content/schemas/copy/service.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { servicePageNodes } from '#src/schema-org/service-page.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** Boiler installation (SV-1). */
export const boilerInstallationPage = definePage({
  id: 'service/boiler-installation',
  path: { fr: '/fr/services/installation-chaudiere', nl: '/nl/diensten/ketelinstallatie' },
  parent: homePage,
  copy: serviceBoilerInstallationCopy,
  name: ({ ui }) => ui.serviceNames['boiler-installation'],
  prices: ['installation.gas-condensing', 'installation.oil-condensing'],
  structuredData: ({ url, lang, copy, ui, prices }) =>
    servicePageNodes({
      url,
      lang,
      name: ui.serviceNames['boiler-installation'],
      prices,
      questions: copy.faq.questions,
    }),
  share: ({ copy: { hero }, ui }) => ({
    kicker: ui.serviceNames['boiler-installation'],
    heading: hero.heading,
    svg: drawingSource('service-installation'),
    ground: 'mint',
    shape: 'corner',
  }),
});
