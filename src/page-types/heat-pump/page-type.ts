import { definePageType } from '../define-page-type.ts';
import { servicePage } from '../service-page-type.ts';
import { serviceHeatPumpCopy } from './copy-schema.ts';

/** Heat pumps (SV-4). */
export const heatPumpPage = definePageType({
  id: 'service/heat-pump',
  path: { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' },
  copy: serviceHeatPumpCopy,
  prices: ['heat-pump.price'],
  ...servicePage('heat-pump', { drawing: 'service-heat-pump', ground: 'aqua', shape: 'machine' }),
});
