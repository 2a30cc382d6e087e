import type { PointId } from '../../../content/copy/home.ts';

/** One of the five numbered things in the house, and the service page it leads to. */
export interface PointLink {
  id: PointId;
  href: string;
  label: string;
  text: string;
}
