import { company } from './company.ts';

/** Public address of the site, without a trailing slash. The launch check reports it while it is an example domain. */
export const site = company.website;
