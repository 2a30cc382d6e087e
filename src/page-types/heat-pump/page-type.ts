import { setPartNames } from '#src/drawings/heat-pump-parts.ts';
import { definePageType } from '../define-page-type.ts';
import { servicePage } from '../service-page-type.ts';
import { serviceHeatPumpCopySchema } from './copy-schema.ts';

const service = servicePage('heat-pump', {
  drawingName: 'service-heat-pump',
  background: 'aqua',
  layout: 'machine',
});

/** Heat pumps (SV-4). */
export const heatPumpPage = definePageType({
  id: 'service/heat-pump',
  path: { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' },
  copy: serviceHeatPumpCopySchema,
  prices: ['heat-pump.price'],
  ...service,
  share: (page) => {
    const picture = service.share(page);
    return { ...picture, svg: setPartNames(picture.svg, page.copy.legend.items) };
  },
});
