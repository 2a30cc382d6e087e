import { add, files, remove, replace, set } from '../edited-files.ts';
import { type Mistake, mistake, wrong } from './mistake.ts';

const about = 'content/copy/about/fr.yaml';
const story = (code: Mistake['found'], index: number, text: string): Mistake => ({
  found: `${code} ${about} story.paragraphs.${index}`,
  edits: [set(about, `story.paragraphs.${index}`, text)],
});
const heating = 'content/articles/chauffage-au-sol/fr.md';
const gas = 'content/articles/chaudiere-gaz-vs-mazout/fr.md';
const grants = 'content/articles/subventions-chauffage/fr.md';
const inGas = (code: Mistake['found'], text: string): Mistake => ({
  found: `${code} ${gas}`,
  edits: [(all) => all.set(gas, `${all.get(gas)}\n\n${text}\n`)],
});

/** Texts of pages. */
export const texts: Mistake[] = [
  mistake('copy-unprinted', 'content/copy/unknown', add('content/copy/unknown/fr.yaml', 'x: 1')),
  mistake(
    'missing-in-language',
    'content/copy/about/nl.yaml meta.keywords.9',
    set(
      about,
      'meta.keywords',
      Array.from({ length: 10 }, () => 'x'),
    ),
  ),
  mistake('facts-differ', 'content/copy/about/nl.yaml hero.kicker', set(about, 'hero.kicker', 'x')),
  mistake(
    'identifier-differs',
    'content/copy/brands/nl.yaml cards.items.0.slug',
    set('content/copy/brands/fr.yaml', 'cards.items.0.slug', 'bosh'),
  ),
  story('number-in-text', 0, 'Dans 42 jours.'),
  story('fact-unknown', 1, '{prices.none}'),
  story('fact-place', 2, '{claims.clients}'),
  wrong('fact-format', 'copy/about/fr.yaml', 'hero.heading', '{prices.repair|half}'),
  wrong('fact-not-a-month', 'copy/about/fr.yaml', 'hero.drawing', '{prices.repair|month}'),
  wrong('fact-not-a-range', 'copy/about/fr.yaml', 'hero.intro', '{prices.repair|min}'),
  wrong('company-format', 'copy/about/fr.yaml', 'story.heading', '{company.name|month}'),
  wrong('no-such-total', 'copy/about/fr.yaml', 'story.lead', '{underfloor.dry|incl6}'),
  wrong('brace-left', 'copy/blog/fr.yaml', 'hero.heading', 'Le {blog'),
  wrong('page-unknown', 'copy/blog/fr.yaml', 'hero.intro', '[x](page:service/none)'),
  wrong('link-target', 'copy/blog/nl.yaml', 'hero.intro', '[x](javascript:alert)'),
  wrong('search-length', 'copy/about/fr.yaml', 'meta.title', 'Nous'),
  mistake(
    'nothing-left',
    'content/copy/legal/fr.yaml hero',
    set('content/facts/times.yaml', 'ending', { value: 2, unit: 'hour', source: 'x', until: '2027-01-01' }),
    set('content/copy/legal/fr.yaml', 'hero.intro', '{times.ending}'),
  ),
  wrong('fact-not-a-price', 'copy/home/fr.yaml', 'priceCards.cards.0.price', '{vat.reduced}'),
  wrong('card-with-vat', 'copy/home/nl.yaml', 'priceCards.cards.0.price', '{underfloor.dry}'),
  wrong('price-columns', 'copy/service-heat-pump/fr.yaml', 'prices.rows.0.price', '{repairs.leak}'),
  mistake(
    'placeholder-folder',
    'content/placeholders.yaml 0',
    set('content/placeholders.yaml', '0.copy', 'nowhere'),
  ),
  mistake(
    'placeholder-key',
    'content/placeholders.yaml 1',
    set('content/placeholders.yaml', '1.key', 'hero.none'),
  ),
  mistake(
    'moved-from-unknown',
    'content/moved.yaml 0.from',
    add(
      'content/moved.yaml',
      '- { from: halle, to: blog }\n- { from: brand/acv, to: none }\n- { from: town/halle, to: blog }\n- { from: town/halle, to: blog }\n',
    ),
  ),
  ...[
    'moved-from-exists content/moved.yaml 1.from',
    'moved-to-unknown content/moved.yaml 1.to',
    'moved-twice content/moved.yaml 3.from',
  ].map((found) => ({ found, edits: [] })),
  wrong('neighbour-unknown', 'towns/asse.yaml', 'neighbours.0', 'halle'),
  wrong('area-unknown', 'company.yaml', 'areasServed.0', 'alost'),
  wrong('drawing-missing', 'projects/underfloor.yaml', 'image', 'nothing'),
  wrong('logo-missing', 'brands/bosch.yaml', 'logo', '/logos/bosch.svg'),
  mistake(
    'order-twice',
    'content/brands/vaillant.yaml order',
    set('content/brands/vaillant.yaml', 'order', 8),
  ),
];

/** Towns, brands and projects whose parts do not fit together. */
export const references: Mistake[] = [
  mistake(
    'section-twice',
    'content/copy/town-aalst/fr.yaml order',
    set('content/copy/town-aalst/fr.yaml', 'order.0', 'map'),
  ),
  mistake(
    'section-empty',
    'content/copy/town-aalst/nl.yaml order',
    set('content/copy/town-aalst/nl.yaml', 'second', undefined),
  ),
  mistake(
    'section-unlisted',
    'content/copy/town-asse/nl.yaml order',
    set('content/copy/town-asse/nl.yaml', 'order', ['map']),
  ),
  mistake(
    'data-without-copy',
    'content/towns/halle.yaml',
    add('content/towns/halle.yaml', files.get('content/towns/asse.yaml') ?? ''),
  ),
  mistake('copy-without-data', 'content/copy/town-ternat', remove('content/towns/ternat.yaml')),
  mistake(
    'codes-without-brand',
    'content/fault-codes/saunier.yaml',
    add('content/fault-codes/saunier.yaml', files.get('content/fault-codes/acv.yaml') ?? ''),
  ),
  mistake(
    'item-unknown',
    'content/copy/projects/fr.yaml projects.items',
    remove('content/projects/repair.yaml'),
  ),
  mistake(
    'item-missing',
    'content/copy/projects/nl.yaml testimonials.items',
    replace('content/testimonials.yaml', 'sophie:', 'sofie:'),
  ),
  mistake(
    'card-missing',
    'content/copy/brands/nl.yaml cards.items',
    set('content/copy/brands/nl.yaml', 'cards.items.0.slug', 'bosh'),
  ),
  mistake('brand-unknown', 'content/copy/brands/nl.yaml cards.items.0.slug'),
  mistake(
    'brand-twice',
    'content/copy/home/fr.yaml brands.items.1.slug',
    set('content/copy/home/fr.yaml', 'brands.items.1.slug', 'vaillant'),
    set('content/copy/home/fr.yaml', 'brands.items.0.slug', 'vaillant'),
  ),
  mistake(
    'code-unknown',
    'content/copy/brand-acv/nl.yaml faults.items.0.code',
    set('content/copy/brand-acv/nl.yaml', 'faults.items.0.code', 'X1'),
  ),
  mistake('code-not-displayable', 'content/copy/brand-acv/nl.yaml faults.items.0.code'),
  mistake('code-unexplained', 'content/copy/brand-acv/nl.yaml faults.items'),
  mistake(
    'code-too-long',
    'content/copy/brand-acv/fr.yaml faults.items.0.code',
    set('content/copy/brand-acv/fr.yaml', 'faults.items.0.code', '88888888'),
  ),
  mistake(
    'code-address',
    'content/copy/brand-acv/fr.yaml faults.items.1.code',
    set('content/copy/brand-acv/fr.yaml', 'faults.items.1.code', '...'),
  ),
  mistake(
    'verdict-documented',
    'content/fault-codes/junkers.yaml brandPage.0.verdict',
    set('content/fault-codes/junkers.yaml', 'brandPage.0.verdict', 'not-found'),
    set('content/fault-codes/junkers.yaml', 'brandPage.0.notFound', { fr: 'x', nl: 'x' }),
  ),
  mistake(
    'self-undocumented',
    'content/fault-codes/acv.yaml codes.0.severity',
    set('content/fault-codes/acv.yaml', 'codes.0.severity', 'self'),
    set('content/fault-codes/acv.yaml', 'codes.0.notFound', { fr: 'x', nl: 'x' }),
  ),
  mistake(
    'severity-mild',
    'content/fault-codes/acv.yaml brandPage.1.severity',
    set('content/fault-codes/acv.yaml', 'brandPage.1.severity', 'self'),
    set('content/fault-codes/acv.yaml', 'brandPage.1.verdict', 'agrees'),
  ),
];

/** Articles. */
export const articles: Mistake[] = [
  mistake(
    'article-fields-differ',
    'content/articles/chauffage-au-sol/nl.md',
    replace(heating, /^readTime: \d+/m, 'readTime: 3'),
  ),
  mistake('read-time', `${heating} readTime`),
  mistake('article-shape-differs', 'content/articles/chaudiere-gaz-vs-mazout/nl.md'),
  mistake('loads-directly', 'content/articles', (all) => {
    for (const [path, text] of all) all.set(path, text.replace('loadsDirectly: true\n', ''));
  }),
  mistake(
    'scene-missing',
    'content/articles/entretien-chaudiere/fr.md scene',
    replace('content/articles/entretien-chaudiere/fr.md', /^scene: .*/m, 'scene: article-scene-nobody'),
  ),
  mistake(
    'article-drawing',
    'src/drawings/articles/article-entretien-chaudiere.svg',
    replace('src/drawings/articles/article-entretien-chaudiere.svg', /viewBox="[^"]*"/, 'viewBox="0 0 1 1"'),
  ),
  inGas('heading-level', '# Titre'),
  inGas('heading-twice', '## Titre\n\nA.\n\n## Titre'),
  inGas('heading-empty', '## \u00a0'),
  inGas('table-without-caption', 'A.\n\n| a | b |\n| --- | --- |\n| c | d |'),
  inGas('caption-without-table', 'Table: Perdue\n\nA.'),
  inGas('table-cells', 'Table: X\n\n| a | b |\n| --- | --- |\n| c |'),
  inGas('box-kind', '> Sans titre'),
  inGas('picture-unknown', '![x](drawing:nothing)'),
  inGas('html-in-article', '<b>x</b>'),
  inGas('link-target', 'Voyez www.vlaanderen.be.'),
  mistake('no-headings', grants, replace(grants, /(?<=\n---\n)[\s\S]*/, 'Rien.\n')),
];
