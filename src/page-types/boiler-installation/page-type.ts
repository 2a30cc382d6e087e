import { definePageType } from '../define-page-type.ts';
import { serviceDescriptor } from '../service-descriptor.ts';
import { serviceBoilerInstallationCopySchema } from './copy-schema.ts';

/** Boiler installation (SV-1). */
export const boilerInstallationPage = definePageType({
  id: 'service/boiler-installation',
  path: { fr: '/fr/services/installation-chaudiere', nl: '/nl/diensten/ketelinstallatie' },
  copy: serviceBoilerInstallationCopySchema,
  prices: ['installation.gas-condensing', 'installation.oil-condensing'],
  ...serviceDescriptor('boiler-installation', {
    drawingName: 'service-installation',
    background: 'mint',
    layout: 'corner',
  }),
});
