import type { BreadcrumbProps } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import type { Language } from '#src/lib/language.ts';
import { ancestorsOf, pageName } from '#src/routing/page-context.ts';
import type { PageId } from '#src/routing/routes.ts';
import { content, href } from '#src/site.ts';

/** The trail from the home page down to the page itself. The same steps stand in the structured data. */
export const breadcrumbProps = (id: PageId, lang: Language): BreadcrumbProps => ({
  label: content.ui[lang].breadcrumb,
  steps: ancestorsOf(id).map((ancestor) => ({ href: href(ancestor, lang), label: pageName(ancestor, lang) })),
  current: pageName(id, lang),
});
