import { add, files, remove, replace, setValue } from '../edited-files.ts';
import { type Mistake, mistake, wrongFile, wrongValue } from './mistake.ts';

/** Towns, brands and projects whose parts do not fit together. */
export const references: Mistake[] = [
  mistake(
    'page-draft',
    'content/copy/about/fr.yaml hero.intro',
    add('content/towns/zele.yaml', 'draft: true\n'),
    setValue('content/copy/about/fr.yaml', 'hero.intro', 'Nous allons aussi à [Zele](page:town/zele).'),
  ),
  wrongValue('listed-twice', 'copy/town-aalst/fr.yaml', 'order.0', 'map', 'order'),
  wrongValue('section-order', 'copy/town-aalst/nl.yaml', 'second', undefined, 'order'),
  wrongValue('section-order', 'copy/town-asse/nl.yaml', 'order', ['map']),
  wrongValue('not-six-strengths', 'copy/brand-bosch/nl.yaml', 'strengths.shared', ['quote']),
  wrongFile('half-missing', 'towns/halle.yaml', files.get('content/towns/asse.yaml') ?? ''),
  mistake('half-missing', 'content/copy/town-ternat', remove('content/towns/ternat.yaml')),
  wrongFile('half-missing', 'fault-codes/saunier.yaml', files.get('content/fault-codes/acv.yaml') ?? ''),
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
  wrongValue('card-missing', 'copy/brands/nl.yaml', 'cards.items.0.slug', 'bosh', 'cards.items'),
  mistake('slug-unknown', 'content/copy/brands/nl.yaml cards.items.0.slug'),
  wrongValue('code-unknown', 'copy/brand-acv/nl.yaml', 'faults.items.0.code', 'X1'),
  mistake('code-not-displayable', 'content/copy/brand-acv/nl.yaml faults.items.0.code'),
  mistake('code-unexplained', 'content/copy/brand-acv/nl.yaml faults.items'),
  wrongValue('code-not-displayable', 'copy/brand-acv/fr.yaml', 'faults.items.0.code', '88888888'),
  wrongValue('code-unknown', 'copy/brand-acv/fr.yaml', 'faults.items.1.code', '...'),
  mistake(
    'verdict-documented',
    'content/fault-codes/junkers.yaml brandPage.0.verdict',
    setValue('content/fault-codes/junkers.yaml', 'brandPage.0.verdict', 'not-found'),
    setValue('content/fault-codes/junkers.yaml', 'brandPage.0.notFound', { fr: 'x', nl: 'x' }),
  ),
  mistake(
    'self-undocumented',
    'content/fault-codes/acv.yaml codes.0.severity',
    setValue('content/fault-codes/acv.yaml', 'codes.0.severity', 'self'),
    setValue('content/fault-codes/acv.yaml', 'codes.0.notFound', { fr: 'x', nl: 'x' }),
  ),
  mistake(
    'severity-mild',
    'content/fault-codes/acv.yaml brandPage.1.advice',
    setValue('content/fault-codes/acv.yaml', 'brandPage.1.advice', 'pressure'),
    setValue('content/fault-codes/acv.yaml', 'brandPage.1.verdict', 'agrees'),
  ),
];
