import type { LocalisedText } from '@pajotherm/editor/contract';

const inBothLanguages = (fr: string, nl: string): LocalisedText => ({ fr, nl });
const sentence = inBothLanguages(
  'Un hiver de gel vide les chaudières mal réglées, voici comment garder la vôtre en marche jusqu’au printemps.',
  'Een winter met vorst legt slecht afgestelde ketels stil, zo houdt u de uwe aan de gang tot in de lente.',
);
/** The inputs of an owner for the form of each task. */
export const inputsByTask: Record<string, Record<string, string | LocalisedText>> = {
  article: {
    title: inBothLanguages('Une chaudière sous le gel', 'Een ketel in de vorst'),
    excerpt: sentence,
    body: inBothLanguages('Un premier paragraphe.', 'Een eerste alinea.'),
    category: 'entretien-chaudiere',
  },
  project: {
    category: 'repair',
    title: inBothLanguages('Une cave à Ternat', 'Een kelder in Ternat'),
    location: inBothLanguages('Ternat', 'Ternat'),
    date: '2026-02-01',
    description: inBothLanguages('Une chaudière remise en marche.', 'Een ketel weer aan de gang.'),
    details: inBothLanguages('Brûleur nettoyé', 'Brander schoongemaakt'),
  },
};

inputsByTask.town = {
  place: '1500',
  question: inBothLanguages('Une maison ancienne : quelle chaudière ?', 'Een oud huis: welke ketel?'),
  about: inBothLanguages('Beaucoup de maisons ont une cave.', 'Veel huizen hebben een kelder.'),
};
inputsByTask.brand = {
  name: 'Atag',
  about: inBothLanguages(
    'Cette marque néerlandaise fait des chaudières.',
    'Dit Nederlandse merk maakt ketels.',
  ),
  installs: 'yes',
  fuel: 'gas',
  product1: 'wall-boiler',
  product2: 'cylinder',
  product3: 'heat-pump',
};
inputsByTask.person = {
  firstName: 'An',
  role: inBothLanguages('Technicienne', 'Technicus'),
  speaks: inBothLanguages('Français et néerlandais', 'Frans en Nederlands'),
  since: '2020',
};

inputsByTask.code = {
  brand: 'vaillant',
  code: 'F.73',
  meaning: inBothLanguages('', ''),
  cause: inBothLanguages('Cela peut venir du capteur de pression.', 'Dat kan aan de druksensor liggen.'),
  advice: 'sensor',
  source: 'notice posée sur la chaudière',
};
inputsByTask.reviews = {
  source: 'Google',
  url: 'https://maps.example.be/avis',
  score: '4,8',
  outOf: '5',
  count: '31',
};
