import { drawingWithWords } from '#src/drawings/drawings.ts';
import { definePageType } from '../define-page-type.ts';
import { serviceDescriptor } from '../service-descriptor.ts';
import { serviceHeatPumpCopySchema } from './copy-schema.ts';

const service = serviceDescriptor('heat-pump', {
  drawingName: 'service-heat-pump',
  background: 'aqua',
  layout: 'machine',
});

/** The drawing of the heat pump's cycle, with the names of its numbered parts in the language of the page. */
export const heatPumpDrawing = (parts: readonly { number: number; title: string }[]): string =>
  drawingWithWords(
    'service-heat-pump',
    Object.fromEntries(parts.map(({ number, title }) => [`part-${number}`, title])),
  );

/** Heat pumps (SV-4). */
export const heatPumpPage = definePageType({
  id: 'service/heat-pump',
  path: { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' },
  copy: serviceHeatPumpCopySchema,
  prices: ['heat-pump.price'],
  ...service,
  share: (page) => ({ ...service.share(page), svg: heatPumpDrawing(page.copy.legend.items) }),
});
