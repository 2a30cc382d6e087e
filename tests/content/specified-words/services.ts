import { type Row, type Subject, subjectsOf } from './subject.ts';

/** Titles of a list that has one entry for each Region. */
const threeRegions = (list: string): Row[] => [
  [`${list}[0].title`, 'the Brussels Region', ['bruxelles'], ['brussel']],
  [`${list}[1].title`, 'Flanders', ['flandre|flamand'], ['vlaanderen|vlaams']],
  [`${list}[2].title`, 'Wallonia', ['wallon'], ['wallon|waals']],
];

/** What a promise of a warranty is called. */
const warranty = ['garanti'];

/** What the specification wants the service pages to speak of (spec §2), where nothing but words can show it. */
export const serviceSubjects: readonly Subject[] = [
  ...subjectsOf('SV-1, spec §2', 'service-boiler-installation', [
    ['reasons.cards[0]', 'approved technicians', ['agréé', 'PEB'], ['erken', 'EPB']],
    [
      'reasons.cards[1]',
      'the warranty',
      ['{warranties.installation@reasons}', ...warranty],
      ['{warranties.installation@reasons}', ...warranty],
    ],
    [
      'reasons.cards[2]',
      'quote and installation in time',
      ['devis', '{installation.quote-delay}', '{installation.start-delay}'],
      ['offerte', '{installation.quote-delay}', '{installation.start-delay}'],
    ],
    ['reasons.cards[3]', 'good brands', ['marque'], ['merk']],
    ['steps.steps[0]', 'a free technical visit', ['visite', 'gratuit'], ['bezoek', 'gratis']],
    ['steps.steps[1]', 'a detailed quote', ['devis', 'détail|poste'], ['offerte', 'detail|post per post']],
    [
      'steps.steps[2]',
      'installation and how long it takes',
      ['pos|install', '{installation.duration}'],
      ['plaats|install', '{installation.duration}'],
    ],
    [
      'steps.steps[3]',
      'commissioning and papers',
      ['mise en service', 'attest'],
      ['ingebruikname|opstart', 'attest'],
    ],
    ['types.cards[gas].title', 'gas condensing boilers', ['gaz', 'condens'], ['gas', 'condens']],
    ['types.cards[oil].title', 'oil condensing boilers', ['mazout', 'condens'], ['stookolie', 'condens']],
    ['types.cards[hybrid].title', 'hybrid boilers', ['hybrid'], ['hybrid']],
    ...threeRegions('legal.regions'),
  ]),
  ...subjectsOf('BC-4', 'service-boiler-installation', [
    [
      'hero',
      'the warranty, with the figure of this place',
      ['{warranties.installation@hero}', ...warranty],
      ['{warranties.installation@hero}', ...warranty],
    ],
    [
      'prices.callOut',
      'the warranty, with the figure of this place',
      ['{warranties.installation@price-list}', ...warranty],
      ['{warranties.installation@price-list}', ...warranty],
    ],
    [
      'meta.description',
      'the warranty, with the figure of this place',
      ['{warranties.installation@meta}', ...warranty],
      ['{warranties.installation@meta}', ...warranty],
    ],
  ]),
  ...subjectsOf('SV-2, spec §2', 'service-boiler-maintenance', [
    ['hero.quote', 'booking a maintenance', ['entretien'], ['onderhoud']],
    ['included.items[1]', 'complete cleaning', ['nettoy'], ['reinig']],
    ['included.items[2]', 'the flue gas check', ['gaz de combustion|fumées'], ['rookgas']],
    ['included.items[3]', 'the safety check', ['sécurité'], ['veilig']],
    ['included.items[4]', 'the optimal setting', ['régl'], ['afstel|regel']],
    ['included.items[5]', 'the function test', ['fonctionne'], ['werking']],
    ['included.items[6]', 'the thermostat', ['thermostat'], ['thermostaat']],
    ['included.items[7]', 'the report', ['rapport'], ['verslag|rapport']],
    ['included.items[8]', 'the PEB certificate', ['attest', 'PEB'], ['attest', 'EPB']],
    ...threeRegions('legal.regions'),
    [
      'legal.former',
      'how long a certificate is valid',
      ['{maintenance.certificate-validity}', 'valable|valid'],
      ['{maintenance.certificate-validity}', 'geldig'],
    ],
  ]),
  ...subjectsOf('SV-3, spec §2', 'service-boiler-repair', [
    ['hero.badge', 'urgency', ['urgen'], ['dringend|spoed']],
    ['safety.cards[gas].title', 'a gas leak', ['gaz'], ['gas']],
    ['safety.cards[water].title', 'a water leak', ['eau'], ['water']],
    ['safety.cards[no-start].title', 'a boiler that does not start', ['démarre|allume'], ['start']],
    ['safety.cards[frost].title', 'frost', ['gel'], ['vrie|vorst']],
    ...threeRegions('legal.regions'),
  ]),
  ...subjectsOf('SV-4, spec §2', 'service-heat-pump', threeRegions('subsidies.boards')),
  ...subjectsOf('SV-5, spec §2', 'service-underfloor-heating', [
    [
      'advantages.cards[2]',
      'how long it lasts at least',
      ['plus de|au moins', '{underfloor.lifespan}'],
      ['meer dan|minstens', '{underfloor.lifespan}'],
    ],
    ['systems.systems[wet].title', 'the hydraulic system', ['hydrauli'], ['nat|hydrauli']],
    ['systems.systems[dry].title', 'the dry system', ['sec'], ['droog']],
    ['coverings.rows[0]', 'tiles, excellent', ['carrelage', 'excellen'], ['tegel', 'uitstekend']],
    ['coverings.rows[1]', 'natural stone, excellent', ['pierre', 'excellen'], ['natuursteen', 'uitstekend']],
    ['coverings.rows[2]', 'parquet, good', ['parquet', 'bon'], ['parket', 'goed']],
    ['coverings.rows[3]', 'vinyl, good', ['LVT', 'bon'], ['LVT', 'goed']],
    ['coverings.rows[4]', 'thin carpet, moderate', ['tapis', 'moyen'], ['tapijt', 'matig']],
    [
      'coverings.rows[5]',
      'thick solid parquet, discouraged',
      ['massif', 'déconseill'],
      ['massief', 'af te raden|afgeraden'],
    ],
  ]),
];
