import { remove, replace, setValue } from '../edited-files.ts';
import { type Mistake, mistake, wrongFile, wrongValue } from './mistake.ts';

const article = 'content/articles/entretien-chaudiere/fr.md';
const repair = 'content/copy/service-boiler-repair/fr.yaml';
const folder = 'content/copy/town-aalst';

/** Names of files, and values of data files that no schema takes. */
export const dataFiles: Mistake[] = [
  wrongFile('file-unknown', 'towns/Aalst.yaml', 'x: 1'),
  wrongValue('key-missing', 'ui/fr.yaml', 'menu', undefined),
  wrongValue('key-unknown', 'ui/nl.yaml', 'menue', 'Menu'),
  wrongValue('list-length', 'regions/brussels.yaml', 'communes', []),
  wrongValue('number-limit', 'brands/acv.yaml', 'order', 0),
  wrongValue('number-limit', 'testimonials.yaml', 'sophie.rating', 6),
  wrongValue('not-a-date', 'projects/repair.yaml', 'date', '12-01-2025'),
  wrongValue('not-a-date', 'projects/renovation.yaml', 'date', '2025-02-30'),
  wrongValue('wrong-format', 'projects/maintenance.yaml', 'location.fr', '2025'),
  wrongValue('wrong-format', 'fault-codes/acv.yaml', 'codes.0.code', '{prices.repair}'),
  wrongValue('wrong-form', 'company.yaml', 'email', 'nobody'),
  wrongValue('wrong-form', 'company.yaml', 'bookingUrl.fr', 'javascript:alert(1)'),
  wrongValue('not-an-option', 'towns/aalst.yaml', 'background', 'mauve'),
  wrongValue('nothing-chosen', 'fault-codes/acv.yaml', 'codes.1.subject', ''),
  wrongValue('wrong-type', 'company.yaml', 'name', 3),
  wrongValue('wrong-type', 'brands/bosch.yaml', 'order', 1.5),
  wrongValue('wrong-form', 'grants.yaml', 'regions.brussels.schemes.0.id', 'Écoréno'),
  wrongValue('wrong-form', 'grants.yaml', 'regions.brussels.schemes.0.from', '2026-01-01'),
  wrongValue(
    'grant-days',
    'grants.yaml',
    'regions.brussels.schemes.1.until',
    'subsidies.brussels-closed-from',
    'regions.brussels.schemes.1',
  ),
  wrongValue(
    'grant-days',
    'grants.yaml',
    'regions.flanders.schemes.0.from',
    undefined,
    'regions.flanders.schemes.0',
  ),
  wrongValue('phone-not-belgian', 'company.yaml', 'phones.nl.display', '053 00 00 000'),
  wrongValue(
    'phone-differs',
    'company.yaml',
    'phones.nlStructuredData.display',
    '054 00 00 09',
    'phones.nlStructuredData.number',
  ),
  wrongValue(
    'wrong-form',
    'company.yaml',
    'openingHours',
    [
      { days: ['Monday'], opens: '8h30', closes: '18:00' },
      { days: ['Tuesday'], opens: '09:00', closes: '08:00' },
    ],
    'openingHours.0.opens',
  ),
  mistake('closes-first', 'content/company.yaml openingHours.1.closes'),
  wrongValue(
    'ends-first',
    'company.yaml',
    'closures',
    [{ from: '2026-12-26', until: '2026-12-25' }],
    'closures.0.until',
  ),
  wrongValue('wrong-form', 'company.yaml', 'website', 'https://firm.be'),
  wrongValue('wrong-form', 'company.yaml', 'enterpriseNumber', '123.456.789'),
  wrongValue('wrong-form', 'towns/ninove.yaml', 'postalCode', '940'),
  wrongValue('not-in-belgium', 'towns/ternat.yaml', 'coordinates.latitude', 48.85),
  wrongValue('wrong-province', 'towns/affligem.yaml', 'province', 'walloon-brabant'),
  wrongValue('wrong-form', 'brands/bulex.yaml', 'logo', 'bulex.svg'),
  wrongValue('pattern-too-wide', 'allowed-digits.yaml', 'patterns.0.pattern', '24/7('),
];

/** Files of copy and articles that cannot be read, or have values that no schema takes. */
export const copyFiles: Mistake[] = [
  mistake('file-missing', `${folder}/nl.yaml`, remove(`${folder}/nl.yaml`)),
  wrongFile('broken-characters', 'articles/chauffage-au-sol/nl.md', '---\ntitle: Chaudi\ufffdre\n---\n'),
  wrongFile('front-matter', 'articles/chauffage-au-sol/fr.md', '## Titre\n'),
  wrongFile('yaml-invalid', 'copy/blog/fr.yaml', 'a: Gas: or oil\n'),
  wrongFile('yaml-invalid', 'copy/brands/fr.yaml', 'a: "x\n'),
  wrongFile('yaml-invalid', 'copy/home-french-only/fr.yaml', 'a: x\n---\nb: y\n'),
  wrongFile('yaml-invalid', 'copy/town-ternat/nl.yaml', 'a: {company.name} y\n'),
  wrongFile('yaml-misread', 'copy/town-affligem/nl.yaml', 'a: &x y\n', 'a'),
  wrongFile('yaml-misread', 'copy/town-asse/nl.yaml', 'a: !x y\n', 'a'),
  wrongFile('yaml-misread', 'copy/entrance/fr.yaml', 'a: Le chauffage # du quartier\n', 'a'),
  wrongValue('key-missing', 'copy/price-list/fr.yaml', 'prices.repair', undefined),
  wrongFile('file-missing', 'copy/not-found/fr.yaml', '# nothing\n'),
  wrongValue(
    'list-length',
    'copy/town-asse/fr.yaml',
    'services.cards',
    Array.from({ length: 7 }, () => ({ id: 'x' })),
  ),
  wrongValue('list-length', 'copy/home/nl.yaml', 'why.cards', []),
  wrongValue('text-empty', 'copy/home/fr.yaml', 'why.heading', '   '),
  wrongValue('alt-too-long', 'copy/about/fr.yaml', 'hero.drawing', 'Un chat. '.repeat(12)),
  mistake('wrong-format', `${article} emoji`, replace(article, /^background:/m, 'emoji: x\nbackground:')),
  wrongValue('not-once-each', 'copy/service-heat-pump/fr.yaml', 'legend.items.1.number', 1, 'legend.items'),
  mistake(
    'listed-twice',
    `${repair} faq.questions`,
    setValue(repair, 'faq.questions.0.id', 'x'),
    setValue(repair, 'faq.questions.1.id', 'x'),
  ),
  wrongValue('wrong-form', 'copy/home/fr.yaml', 'priceCards.cards.0.price', '159 €'),
  wrongValue('wrong-form', 'copy/grants/fr.yaml', 'deadlines.items.0.date', '2026-01-01'),
];
