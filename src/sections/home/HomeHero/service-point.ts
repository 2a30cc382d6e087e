import type { ServiceId } from '#src/content/schemas/services.ts';

/** One of the five numbered things in the house, and the service page it leads to. */
export interface ServicePoint {
  id: ServiceId;
  href: string;
  label: string;
  text: string;
}
