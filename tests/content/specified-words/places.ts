import { type Row, type Subject, subjectsOf } from './subject.ts';

/** Highlights of a regional page. */
const regionHighlights: Row[] = [
  ['intro.cards[arrival]', 'intervention within 24 hours', ['{times.region}'], ['{times.region}']],
  [
    'intro.cards[boilers]',
    'all types of boilers',
    ['gaz', 'mazout', 'hybrid'],
    ['gas', 'stookolie|condens', 'hybrid'],
  ],
  ['intro.cards[area]', 'the whole area', ['tout|desservi|circuit'], ['hele|alle|geen enkele|kring']],
];

/** Paper that the law of each Region asks for. */
const papers = [
  ['region-brussels', 'contrôle périodique', 'periodieke controle'],
  ['region-flemish-brabant', 'nettoyage', 'reinigingsattest'],
  ['region-walloon-brabant', 'contrôle périodique', 'periodieke controle'],
] as const;

/** Highlights and services of Roosdaal, Asse and Aalst. */
const townCards: Row[] = [
  ['intro.cards[arrival].title', 'fast intervention', ['rapide'], ['snel']],
  ['intro.cards[area].title', 'local expertise', ['local|lieu'], ['kennis|plaatselijk']],
  ['intro.cards[boilers].title', 'all brands', ['toutes', 'marques'], ['alle', 'merken']],
  ['services.cards[boiler-installation].title', 'installation', ['installati'], ['installati|plaatsing']],
  [
    'services.cards[boiler-maintenance].title',
    'mandatory maintenance',
    ['entretien', 'obligatoire'],
    ['onderhoud', 'verplicht'],
  ],
  [
    'services.cards[boiler-repair].title',
    'repair at all hours',
    ['24 h/24|toute heure|jour et nuit'],
    ['24/7|elk uur|dag en nacht'],
  ],
];

const villages = {
  'town-roosdaal': ['Pamel', 'Borchtlombeek', 'Onze-Lieve-Vrouw-Lombeek', 'Strijtem'],
  'town-asse': ['Asse-cent', 'Bekkerzeel', 'Kobbegem', 'Mollem', 'Relegem'],
  'town-aalst': [
    'Alost-centre|Aalst-centrum',
    'Baardegem',
    'Gijzegem',
    'Herdersem',
    'Hofstade',
    'Meldert',
    'Moorsel',
    'Nieuwerkerken',
  ],
};

/** What the specification wants the pages of regions and towns to speak of (spec §2). */
export const placeSubjects: readonly Subject[] = [
  ...papers.flatMap(([name, fr, nl]) => [
    ...subjectsOf('RG-1, spec §2', name, regionHighlights),
    ...subjectsOf('BC-5', name, [['rule', 'the paper that the law of this Region asks for', [fr], [nl]]]),
  ]),
  ...Object.entries(villages).flatMap(([name, names]) =>
    subjectsOf('TN-5, spec §2', name, [['intro', 'its districts', names, names], ...townCards]),
  ),
  ...subjectsOf('TN-6, spec §2', 'town-liedekerke', [
    [
      'reasons',
      'the whole of its postal code',
      ['tout le {company.postalCode}'],
      ['heel {company.postalCode}'],
    ],
  ]),
  ...subjectsOf('TN-6, spec §2', 'town-ternat', [
    [
      'local',
      'the whole of its postal code',
      ['tout le {places.ternat-village-code}'],
      ['heel {places.ternat-village-code}'],
    ],
  ]),
  ...subjectsOf('TN-6, spec §2', 'place-labels', [
    ['banner.provinces.flemish-brabant', 'its name', ['Brabant flamand'], ['Vlaams-Brabant']],
    ['banner.provinces.east-flanders', 'its name', ['Flandre-Orientale'], ['Oost-Vlaanderen']],
  ]),
];
