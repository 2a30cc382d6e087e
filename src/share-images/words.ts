import { article } from '#src/copy/articles.ts';
import { copyOf } from '#src/copy/copy.ts';
import { plainText } from '#src/copy/fill.ts';
import { ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';
import type { FixedPageId, PageId } from '#src/routing/routes.ts';
import { pageName } from '#src/views/page-name.ts';
import { regionSlug } from '#src/views/region-views.ts';

/** The words on a share image: a small line that says what it is about, and the page's heading. */
export interface ShareWords {
  kicker: string;
  title: string;
}

type Plain = Exclude<FixedPageId, 'home' | `${'region' | 'service'}/${string}`>;
type Service = 'service-boiler-installation' | 'service-boiler-maintenance' | 'service-heat-pump';

const written = (id: PageId, lang: Language): ShareWords => {
  const [kind, name = ''] = id.split('/');
  const copyName = id.replace('/', '-');
  switch (kind) {
    case 'home': {
      const { tradeAndPlace, slogan } = copyOf('home', lang).hero;
      return { kicker: tradeAndPlace, title: `${slogan.supply} ${slogan.return} ${slogan.between}` };
    }
    case 'region':
      return { kicker: ui(lang).hours, title: copyOf(`region-${regionSlug(id)}`, lang).hero.heading };
    case 'town': {
      const { question, heading } = copyOf(`town-${name}`, lang).hero;
      return { kicker: question, title: heading };
    }
    case 'service': {
      const kicker = pageName(id, lang);
      if (id === 'service/boiler-repair') {
        return { kicker, title: copyOf('service-boiler-repair', lang).hero.slogan };
      }
      return { kicker, title: copyOf(copyName as Service, lang).hero.heading };
    }
    case 'article': {
      const { category, title } = article(name, lang);
      return { kicker: `${ui(lang).blog} · ${category}`, title };
    }
    case 'brand': {
      const { kicker, heading } = copyOf(`brand-${name}`, lang).hero;
      return { kicker, title: heading };
    }
    default: {
      const { kicker, heading } = copyOf(copyName as Plain, lang).hero;
      return { kicker, title: heading };
    }
  }
};

/** The words on a page's share image, from the page's own copy. */
export const shareWords = (id: PageId, lang: Language): ShareWords => {
  const { kicker, title } = written(id, lang);
  return { kicker: plainText(kicker), title: plainText(title) };
};
