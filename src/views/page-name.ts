import { brandData } from '#src/content/loaders/brands.ts';
import { regionData, townData } from '#src/content/loaders/places.ts';
import { article } from '#src/copy/articles.ts';
import { type Ui, ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';
import type { FixedPageId, PageId } from '#src/routing/routes.ts';

type Named = Exclude<FixedPageId, `${'region' | 'service'}/${string}`>;

/** Short name of a page, as breadcrumbs and lists show it. */
export const pageName = (id: PageId, lang: Language): string => {
  const [kind, name = ''] = id.split('/');
  if (kind === 'service') return ui(lang).serviceNames[name as keyof Ui['serviceNames']];
  if (kind === 'region') return regionData(name).name[lang];
  if (kind === 'town') return townData(name).name[lang];
  if (kind === 'brand') return brandData(name).name;
  if (kind === 'article') return article(name, lang).title;
  return ui(lang)[id as Named];
};
