import type { ServiceId } from '#src/content/schemas/services.ts';

/** A numbered appliance in the drawing of the house, and the service page it links to. */
export interface ServicePoint {
  id: ServiceId;
  href: string;
  label: string;
}
