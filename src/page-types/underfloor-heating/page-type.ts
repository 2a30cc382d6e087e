import { definePageType } from '../define-page-type.ts';
import { serviceDescriptor } from '../service-descriptor.ts';
import { serviceUnderfloorHeatingCopySchema } from './copy-schema.ts';

/** Underfloor heating (SV-5). */
export const underfloorHeatingPage = definePageType({
  id: 'service/underfloor-heating',
  path: { fr: '/fr/services/chauffage-par-le-sol', nl: '/nl/diensten/vloerverwarming' },
  copy: serviceUnderfloorHeatingCopySchema,
  prices: ['underfloor.hydraulic', 'underfloor.dry'],
  ...serviceDescriptor('underfloor-heating', {
    drawingName: 'service-underfloor',
    background: 'clay',
    layout: 'corner',
  }),
});
