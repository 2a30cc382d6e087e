import { company } from './company.ts';

/** Public address of the site, without a trailing slash. A reserved example domain until the owner registers one (launch check). */
export const site = company.website;
