import { add, remove, replace, set } from '../edited-files.ts';
import { type Mistake, mistake, wrongValue } from './mistake.ts';

const about = 'content/copy/about/fr.yaml';
const article = 'content/articles/entretien-chaudiere/fr.md';
const repair = 'content/copy/service-boiler-repair/fr.yaml';
const folder = 'content/copy/town-aalst';

/** Names of files, and values of data files that no schema takes. */
export const dataFiles: Mistake[] = [
  mistake('file-unknown', 'content/copy/Town Copy/fr.yaml', add('content/copy/Town Copy/fr.yaml', 'x: 1')),
  mistake('file-unknown', 'content/copy/notes.yaml', add('content/copy/notes.yaml', 'x: 1')),
  mistake('file-unknown', 'content/towns/Aalst.yaml', add('content/towns/Aalst.yaml', 'x: 1')),
  mistake('file-unknown', 'content/towns/ninove.yml', add('content/towns/ninove.yml', 'x: 1')),
  wrongValue('key-missing', 'ui/fr.yaml', 'menu', undefined),
  mistake('key-unknown', 'content/ui/nl.yaml menue', set('content/ui/nl.yaml', 'menue', 'Menu')),
  mistake(
    'decimal-comma',
    'content/towns/asse.yaml coordinates',
    replace(
      'content/towns/asse.yaml',
      /^coordinates:.*/m,
      'coordinates: { latitude: 50,938, longitude: 4.04 }',
    ),
  ),
  wrongValue('list-length', 'regions/brussels.yaml', 'communes', []),
  wrongValue('number-limit', 'brands/acv.yaml', 'order', 0),
  wrongValue('number-limit', 'testimonials.yaml', 'sophie.rating', 6),
  wrongValue('not-a-date', 'projects/repair.yaml', 'date', '12-01-2025'),
  wrongValue('no-such-day', 'projects/renovation.yaml', 'date', '2025-02-30'),
  wrongValue('wrong-format', 'projects/maintenance.yaml', 'location.fr', '2025'),
  wrongValue('wrong-format', 'fault-codes/acv.yaml', 'codes.0.code', '{prices.repair}'),
  wrongValue('wrong-form', 'company.yaml', 'email', 'nobody'),
  wrongValue('wrong-form', 'company.yaml', 'bookingUrl.fr', 'javascript:alert(1)'),
  wrongValue('not-an-option', 'towns/aalst.yaml', 'background', 'mauve'),
  wrongValue('nothing-chosen', 'fault-codes/acv.yaml', 'codes.1.subject', ''),
  wrongValue('wrong-type', 'company.yaml', 'name', 3),
  wrongValue('not-a-whole-number', 'brands/bosch.yaml', 'order', 1.5),
  wrongValue('wrong-form', 'grants.yaml', 'regions.brussels.schemes.0.id', 'Écoréno'),
  wrongValue('wrong-form', 'grants.yaml', 'regions.brussels.schemes.0.from', '2026-01-01'),
  mistake(
    'grant-two-ends',
    'content/grants.yaml regions.brussels.schemes.1',
    set('content/grants.yaml', 'regions.brussels.schemes.1.until', 'subsidies.brussels-closed-from'),
  ),
  mistake(
    'grant-without-day',
    'content/grants.yaml regions.flanders.schemes.0',
    set('content/grants.yaml', 'regions.flanders.schemes.0.from', undefined),
  ),
  wrongValue('phone-not-belgian', 'company.yaml', 'phones.nl.display', '053 00 00 000'),
  mistake(
    'phone-differs',
    'content/company.yaml phones.nlStructuredData.number',
    set('content/company.yaml', 'phones.nlStructuredData.display', '054 00 00 09'),
  ),
  mistake(
    'wrong-form',
    'content/company.yaml openingHours.0.opens',
    set('content/company.yaml', 'openingHours', [
      { days: ['Monday'], opens: '8h30', closes: '18:00' },
      { days: ['Tuesday'], opens: '09:00', closes: '08:00' },
    ]),
  ),
  mistake('closes-first', 'content/company.yaml openingHours.1.closes'),
  mistake(
    'ends-first',
    'content/company.yaml closures.0.until',
    set('content/company.yaml', 'closures', [{ from: '2026-12-26', until: '2026-12-25' }]),
  ),
  wrongValue('website-address', 'company.yaml', 'website', 'https://firm.be'),
  wrongValue('wrong-form', 'company.yaml', 'enterpriseNumber', '123.456.789'),
  wrongValue('wrong-form', 'towns/ninove.yaml', 'postalCode', '940'),
  wrongValue('not-in-belgium', 'towns/ternat.yaml', 'coordinates.latitude', 48.85),
  wrongValue('wrong-province', 'towns/affligem.yaml', 'province', 'walloon-brabant'),
  wrongValue('wrong-form', 'brands/bulex.yaml', 'logo', 'bulex.svg'),
  wrongValue('pattern-invalid', 'allowed-digits.yaml', 'patterns.0.pattern', '24/7('),
];

/** Files of copy and articles that cannot be read, or have values that no schema takes. */
export const copyFiles: Mistake[] = [
  mistake('file-missing', `${folder}/nl.yaml`, remove(`${folder}/nl.yaml`)),
  mistake(
    'broken-characters',
    'content/articles/chauffage-au-sol/nl.md',
    add('content/articles/chauffage-au-sol/nl.md', '---\ntitle: Chaudi\ufffdre\n---\n'),
  ),
  mistake(
    'front-matter',
    'content/articles/chauffage-au-sol/fr.md',
    add('content/articles/chauffage-au-sol/fr.md', '## Titre\n'),
  ),
  mistake('yaml-indent', 'content/copy/legal/fr.yaml', add('content/copy/legal/fr.yaml', 'a: [x\nb: y\n')),
  mistake('yaml-first-character', 'content/copy/legal/nl.yaml', add('content/copy/legal/nl.yaml', 'a: @x\n')),
  mistake('yaml-colon', 'content/copy/blog/fr.yaml', add('content/copy/blog/fr.yaml', 'a: Gas: or oil\n')),
  mistake('yaml-key-twice', 'content/copy/blog/nl.yaml', add('content/copy/blog/nl.yaml', 'a: x\na: y\n')),
  mistake('yaml-not-closed', 'content/copy/brands/fr.yaml', add('content/copy/brands/fr.yaml', 'a: "x\n')),
  mistake('yaml-tab', 'content/copy/brands/nl.yaml', add('content/copy/brands/nl.yaml', 'a:\n\tb: x\n')),
  mistake(
    'yaml-after-value',
    'content/copy/projects/fr.yaml',
    add('content/copy/projects/fr.yaml', 'a: "x" y\n'),
  ),
  mistake(
    'yaml-invalid',
    'content/copy/projects/nl.yaml',
    add('content/copy/projects/nl.yaml', 'a: "\\q"\n'),
  ),
  mistake(
    'yaml-second-document',
    'content/copy/home-french-only/fr.yaml',
    add('content/copy/home-french-only/fr.yaml', 'a: x\n---\nb: y\n'),
  ),
  ...Object.entries({ '&': '&x y', '!': '!x y', '*': '*x', '{': '{company.name} y', '>': '> x' }).map(
    ([name, text], index) => {
      const file = `content/copy/town-${['affligem', 'asse', 'ninove', 'ternat', 'roosdaal'][index]}/nl.yaml`;
      return mistake(
        'yaml-first-character',
        `${file}${'&!*'.includes(name) ? ' a' : ''}`,
        add(file, `a: ${text}\n`),
      );
    },
  ),
  mistake(
    'yaml-comment',
    'content/copy/entrance/fr.yaml a',
    add('content/copy/entrance/fr.yaml', 'a: Le chauffage # du quartier\n'),
  ),
  mistake('key-misspelt', `${about} metta`, replace(about, 'meta:', 'metta:')),
  wrongValue('key-missing', 'copy/price-list/fr.yaml', 'prices.repair', undefined),
  mistake(
    'file-empty',
    'content/copy/not-found/fr.yaml',
    add('content/copy/not-found/fr.yaml', '# nothing\n'),
  ),
  wrongValue(
    'list-length',
    'copy/town-asse/fr.yaml',
    'services.cards',
    Array.from({ length: 7 }, () => ({ id: 'x' })),
  ),
  wrongValue('list-length', 'copy/home/nl.yaml', 'why.cards', []),
  wrongValue('text-empty', 'copy/home/fr.yaml', 'why.heading', '   '),
  wrongValue('alternative-long', 'copy/about/fr.yaml', 'hero.drawing', 'Un chat. '.repeat(12)),
  mistake('wrong-format', `${article} emoji`, replace(article, /^background:/m, 'emoji: x\nbackground:')),
  mistake(
    'not-once-each',
    'content/copy/service-heat-pump/fr.yaml legend.items',
    set('content/copy/service-heat-pump/fr.yaml', 'legend.items.1.number', 1),
  ),
  mistake(
    'listed-twice',
    `${repair} faq.questions`,
    set(repair, 'faq.questions.0.id', 'x'),
    set(repair, 'faq.questions.1.id', 'x'),
  ),
  wrongValue('wrong-form', 'copy/home/fr.yaml', 'priceCards.cards.0.price', '159 €'),
  wrongValue('wrong-form', 'copy/grants/fr.yaml', 'deadlines.items.0.date', '2026-01-01'),
];
