import { brandData } from '#src/content/loaders/brands.ts';
import type { Language } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';

/** Names of some brands with the addresses of their pages. */
export const brandLinks = (slugs: readonly string[], lang: Language): { name: string; href: string }[] =>
  slugs.map((slug) => ({ name: brandData(slug).name, href: href(`brand/${slug}`, lang) }));
