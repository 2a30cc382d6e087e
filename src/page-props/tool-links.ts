import type { Language } from '#src/lib/language.ts';
import { copyOf, href } from '#src/site.ts';

/** Ids of the tool pages, in the order in which lists show them. Each has a short `name` in its copy. */
const toolIds = [
  'my-price',
  'fault-finder',
  'service-area',
  'maintenance-due',
  'grants',
  'heat-pump-check',
] as const;

/** The tools with their URLs and short names, for the footer and the pages where the question comes up. */
export const toolLinks = (lang: Language): { id: (typeof toolIds)[number]; href: string; label: string }[] =>
  toolIds.map((id) => ({ id, href: href(id, lang), label: copyOf(id, lang).name }));
