/** One of the five numbered things in the house, and the service page it leads to. */
export interface PointLink {
  href: string;
  label: string;
  text: string;
}
