/** The five services, in the order of the menu (NV-1). Each has a page, `service/<id>`, and a numbered disc in the drawing of the house. */
export const serviceIds = [
  'boiler-installation',
  'boiler-maintenance',
  'boiler-repair',
  'heat-pump',
  'underfloor-heating',
] as const;
export type ServiceId = (typeof serviceIds)[number];
