import { add, set } from '../edited-files.ts';
import { type Mistake, mistake, wrong } from './mistake.ts';

const about = 'content/copy/about/fr.yaml';
const story = (code: Mistake['found'], index: number, text: string): Mistake => ({
  found: `${code} ${about} story.paragraphs.${index}`,
  edits: [set(about, `story.paragraphs.${index}`, text)],
});

/** A project with a photograph, and what is read of its file: width, height and bytes. */
const withPhoto = (code: Mistake['found'], project: string, described: string | null): Mistake => ({
  found: `${code} content/projects/${project}.yaml photo.file`,
  edits: [
    set(`content/projects/${project}.yaml`, 'photo', {
      file: `${project}.jpg`,
      alt: { fr: 'Une chaudière', nl: 'Een ketel' },
    }),
    ...(described === null ? [] : [add(`content/media/${project}.jpg`, described)]),
  ],
});
const photoMistakes = [
  withPhoto('photo-missing', 'repair', null),
  withPhoto('photo-unreadable', 'maintenance', ''),
  withPhoto('photo-large', 'heat-pump', '12000 9000 9000000'),
];

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
  wrong('fact-format', 'copy/about/fr.yaml', 'hero.drawing', '{prices.repair|month}'),
  wrong('fact-format', 'copy/about/fr.yaml', 'hero.intro', '{prices.repair|min}'),
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
  wrong('price-columns', 'copy/service-boiler-installation/fr.yaml', 'prices.rows.1.price', '{repairs.leak}'),
  mistake(
    'placeholder-key',
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
    'listed-twice content/moved.yaml 3.from',
  ].map((found) => ({ found, edits: [] })),
  wrong('slug-unknown', 'towns/asse.yaml', 'neighbours.0', 'halle'),
  wrong('slug-unknown', 'company.yaml', 'areasServed.0', 'alost'),
  wrong('drawing-missing', 'projects/underfloor.yaml', 'image', 'nothing'),
  ...photoMistakes,
  wrong('logo-missing', 'brands/bosch.yaml', 'logo', '/logos/bosch.svg'),
  mistake(
    'order-twice',
    'content/brands/vaillant.yaml order',
    set('content/brands/vaillant.yaml', 'order', 8),
  ),
];
