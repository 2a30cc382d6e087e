import type { Language } from '#src/lib/language.ts';
import { content, href } from '#src/site.ts';

/** Names of some brands with the addresses of their pages. */
export const brandLinks = (slugs: readonly string[], lang: Language): { name: string; href: string }[] =>
  slugs.map((slug) => ({ name: content.brands.of(slug).name, href: href(`brand/${slug}`, lang) }));
