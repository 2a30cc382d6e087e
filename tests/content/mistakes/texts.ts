import { add, setValue } from '../edited-files.ts';
import { type Mistake, mistake, wrongFile, wrongValue } from './mistake.ts';

const about = 'content/copy/about/fr.yaml';
const story = (code: Mistake['expectedFinding'], index: number, text: string): Mistake => ({
  expectedFinding: `${code} ${about} story.paragraphs.${index}`,
  edits: [setValue(about, `story.paragraphs.${index}`, text)],
});

/** A project with a photograph, and what is read of its file: width, height and bytes. */
const withPhoto = (code: Mistake['expectedFinding'], project: string, described: string | null): Mistake => ({
  expectedFinding: `${code} content/projects/${project}.yaml photo.file`,
  edits: [
    setValue(`content/projects/${project}.yaml`, 'photo', {
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
  withPhoto('photo-inks', 'gas-boiler', '500 333 731616 inks'),
  withPhoto('photo-moving', 'underfloor', '900 600 3288 moving'),
  withPhoto('photo-cut', 'renovation', '1800 1200 173664 cut'),
  wrongFile('photo-unreadable', 'media/letter.jpg', ''),
];

/** Texts of pages. */
export const texts: Mistake[] = [
  mistake('file-unknown', 'content/copy/unknown', add('content/copy/unknown/fr.yaml', 'x: 1')),
  mistake(
    'missing-in-language',
    'content/copy/about/nl.yaml meta.keywords.9',
    setValue(
      about,
      'meta.keywords',
      Array.from({ length: 10 }, () => 'x'),
    ),
  ),
  mistake('facts-differ', 'content/copy/about/nl.yaml hero.kicker', setValue(about, 'hero.kicker', 'x')),
  mistake(
    'identifier-differs',
    'content/copy/brands/nl.yaml cards.items.0.slug',
    setValue('content/copy/brands/fr.yaml', 'cards.items.0.slug', 'bosh'),
  ),
  story('number-in-text', 0, 'Dans 42 jours.'),
  story('fact-unknown', 1, '{prices.none}'),
  story('fact-form', 2, '{claims.clients}'),
  wrongValue('fact-form', 'copy/about/fr.yaml', 'hero.drawing', '{prices.repair|month}'),
  wrongValue('fact-form', 'copy/about/fr.yaml', 'story.heading', '{company.name|month}'),
  wrongValue('fact-form', 'copy/about/fr.yaml', 'story.lead', '{underfloor.dry|incl6}'),
  wrongValue('half-markup', 'copy/blog/fr.yaml', 'hero.heading', 'Le {blog'),
  wrongValue('page-unknown', 'copy/blog/fr.yaml', 'hero.intro', '[x](page:service/none)'),
  wrongValue('link-target', 'copy/blog/nl.yaml', 'hero.intro', '[x](javascript:alert)'),
  mistake(
    'nothing-left',
    'content/copy/legal/fr.yaml hero',
    setValue('content/facts/times.yaml', 'ending', {
      value: 2,
      unit: 'hour',
      source: 'x',
      until: '2027-01-01',
    }),
    setValue('content/copy/legal/fr.yaml', 'hero.intro', '{times.ending}'),
  ),
  wrongValue('fact-not-a-price', 'copy/home/fr.yaml', 'priceCards.cards.0.price', '{vat.reduced}'),
  wrongValue('card-with-vat', 'copy/home/nl.yaml', 'priceCards.cards.0.price', '{underfloor.dry}'),
  wrongValue(
    'price-columns',
    'copy/service-boiler-installation/fr.yaml',
    'prices.rows.1.price',
    '{repairs.leak}',
  ),
  wrongValue('sentence-to-replace-key', 'sentences-to-replace.yaml', '0.copy', 'nowhere', '0'),
  wrongValue('sentence-to-replace-key', 'sentences-to-replace.yaml', '1.key', 'hero.none', '1'),
  wrongFile(
    'moved-from',
    'moved.yaml',
    '- { from: halle, to: blog }\n- { from: brand/acv, to: none }\n- { from: town/halle, to: blog }\n- { from: town/halle, to: blog }\n',
    '0.from',
  ),
  ...[
    'moved-from content/moved.yaml 1.from',
    'moved-to-unknown content/moved.yaml 1.to',
    'listed-twice content/moved.yaml 3.from',
  ].map((expectedFinding) => ({ expectedFinding, edits: [] })),
  wrongValue('slug-unknown', 'towns/asse.yaml', 'neighbours.0', 'halle'),
  wrongValue('slug-unknown', 'company.yaml', 'areasServed.0', 'alost'),
  ...photoMistakes,
  wrongValue('logo-missing', 'brands/bosch.yaml', 'logo', '/logos/bosch.svg'),
];
