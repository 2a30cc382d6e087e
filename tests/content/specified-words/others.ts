import { type Subject, subjectsOf } from './subject.ts';

/** What home page, about page, blog and labels have to speak of. */
export const otherSubjects: readonly Subject[] = [
  ...subjectsOf('BC-4', 'home', [
    [
      'why',
      'up to how long the warranty runs',
      ['jusqu|au plus', '{warranties.installation@home}'],
      ['tot|hoogstens', '{warranties.installation@home}'],
    ],
  ]),
  ...subjectsOf('BC-2, spec §9', 'home', [
    [
      'formulas.cards[premium]',
      'free interventions',
      ['gratuit|offert', '{warranties.premium-interventions}'],
      ['gratis', '{warranties.premium-interventions}'],
    ],
  ]),
  ...subjectsOf('BC-4', 'about', [
    ['figures.note', 'whose figures these are', ['entreprise|nous|nos'], ['bedrijf|wij|ons|onze']],
  ]),
  ...subjectsOf('BL-3, spec §2', 'article/choisir-pompe-chaleur-bruxelles-2025', [
    ['headings[0]', 'types', ['type|sorte'], ['soort|type']],
    ['headings[1]', 'power', ['puissance'], ['vermogen']],
    ['headings[2]', 'compatibility', ['compatib'], ['past|compatib']],
    ['headings[3]', 'brands', ['marque'], ['merk']],
    ['headings[4]', 'subsidies', ['prime'], ['premie']],
    ['headings[5]', 'a checklist', ['liste'], ['lijst']],
  ]),
  ...subjectsOf('BC-5', 'ui', [['checking', 'checking', ['vérif'], ['kijken|nagekeken|gecontroleerd']]]),
];
