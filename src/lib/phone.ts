/** A phone number to call: as pages show it, with no-break spaces, and as a `tel:` URL. */
export interface Phone {
  display: string;
  href: string;
}
