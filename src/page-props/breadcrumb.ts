import type { BreadcrumbTrail } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { pageName } from '#src/copy/page-content.ts';
import { ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';
import { ancestorsOf, href, type PageId } from '#src/routing/routes.ts';

/** The trail from the home page down to the page itself. The same steps stand in the structured data. */
export const breadcrumbOf = (id: PageId, lang: Language): BreadcrumbTrail => ({
  label: ui(lang).breadcrumb,
  steps: ancestorsOf(id).map((ancestor) => ({ href: href(ancestor, lang), label: pageName(ancestor, lang) })),
  current: pageName(id, lang),
});
