import { brandData } from '#src/content/loaders/brands.ts';
import { townData } from '#src/content/loaders/places.ts';
import { articleScene } from '#src/copy/article-scene.ts';
import { article } from '#src/copy/articles.ts';
import { copyOf } from '#src/copy/copy.ts';
import { brandPlate } from '#src/drawings/brand-plate.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { setNewspaperName } from '#src/drawings/newspaper.ts';
import { panoramaSource } from '#src/drawings/panoramas.ts';
import { replacePart } from '#src/drawings/svg.ts';
import type { Ground } from '#src/lib/grounds.ts';
import type { Language } from '#src/lib/language.ts';
import type { FixedPageId, PageId } from '#src/routing/routes.ts';
import { regionGround, regionSlug } from '#src/views/region-views.ts';

/** The drawing of a page as its share image shows it. */
export interface Scene {
  svg: string;
  ground: Ground;
  /**
   * How it sits in the picture: a street as wide as it with the words on the left, a low one or a machine as wide
   * with the words above, or a drawing on the right whose pipes run home along the foot.
   */
  shape: 'street' | 'low-street' | 'machine' | 'corner';
}

const fixed: Record<
  Exclude<FixedPageId, `region/${string}`>,
  [drawing: string, ground: Ground, shape: Scene['shape']]
> = {
  home: ['house', 'sun', 'corner'],
  about: ['about-workshop', 'mint', 'corner'],
  blog: ['blog-reader', 'rose', 'corner'],
  brands: ['brands-manifold', 'clay', 'corner'],
  projects: ['projects-van', 'aqua', 'corner'],
  legal: ['legal-sheet', 'aqua', 'corner'],
  accessibility: ['accessibility-door', 'mint', 'corner'],
  'service/boiler-installation': ['service-installation', 'mint', 'corner'],
  'service/boiler-maintenance': ['service-maintenance', 'rose', 'corner'],
  'service/boiler-repair': ['repair-night', 'night', 'low-street'],
  'service/heat-pump': ['service-heat-pump', 'aqua', 'machine'],
  'service/underfloor-heating': ['service-underfloor', 'clay', 'corner'],
};

/** The newspaper in the language of the page; of the house, the half with the heating in it. */
const adapted = (id: PageId, lang: Language, svg: string): string => {
  if (id === 'blog') return setNewspaperName(svg, copyOf('blog', lang).hero.newspaper);
  const part = () => 'viewBox="60 -560 640 700"';
  return id === 'home' ? replacePart(svg, 'the drawing of the home page', /viewBox="[^"]*"/, part) : svg;
};

/** The drawing and ground that the page's own hero has. */
export const sceneOf = (id: PageId, lang: Language): Scene => {
  const [kind, name = ''] = id.split('/');
  if (kind === 'region') {
    return { svg: panoramaSource(name), ground: regionGround[regionSlug(id)], shape: 'street' };
  }
  if (kind === 'town') {
    return { svg: panoramaSource(name), ground: townData(name).ground, shape: 'street' };
  }
  if (kind === 'brand') return { svg: brandPlate(brandData(name).name), ground: 'mint', shape: 'corner' };
  if (kind === 'article') {
    const shown = article(name, lang);
    return { svg: articleScene(shown), ground: shown.ground, shape: 'corner' };
  }
  const [drawing, ground, shape] = fixed[id as keyof typeof fixed];
  return { svg: adapted(id, lang, drawingSource(drawing)), ground, shape };
};
