/** A phone number to call: as pages print it, with no-break spaces, and as a `tel:` address. */
export interface Phone {
  display: string;
  href: string;
}
