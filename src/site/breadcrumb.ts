import { ui } from '../content/ui.ts';
import type { Language } from './language.ts';
import { ancestorsOf, href, type PageId } from './routes.ts';

/** One step of the trail above a page's heading. */
export interface Crumb {
  href: string;
  label: string;
}

const labelOf = (id: PageId, lang: Language): string => {
  const labels = ui(lang);
  if (id === 'brands') return labels.brands;
  return id === 'blog' ? labels.blog : labels.home;
};

/** The trail from the home page down to the page's parent, ready for the page hero. */
export const breadcrumbOf = (id: PageId, lang: Language): Crumb[] =>
  ancestorsOf(id).map((ancestor) => ({ href: href(ancestor, lang), label: labelOf(ancestor, lang) }));
