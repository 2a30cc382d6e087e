import { definePageType } from '../define-page-type.ts';
import { servicePage } from '../service-page-type.ts';
import { serviceUnderfloorHeatingCopy } from './copy-schema.ts';

/** Underfloor heating (SV-5). */
export const underfloorHeatingPage = definePageType({
  id: 'service/underfloor-heating',
  path: { fr: '/fr/services/chauffage-par-le-sol', nl: '/nl/diensten/vloerverwarming' },
  copy: serviceUnderfloorHeatingCopy,
  prices: ['underfloor.hydraulic', 'underfloor.dry'],
  ...servicePage('underfloor-heating', {
    drawingName: 'service-underfloor',
    background: 'clay',
    layout: 'corner',
  }),
});
