import type { LocalisedText } from '@pajotherm/editor/contract';
import type { Language } from '#src/lib/language.ts';
import type { TownCopy } from '#src/page-types/town/copy-schema.ts';

interface Written {
  name: LocalisedText;
  question: LocalisedText;
  about: LocalisedText;
}

const sectionOrder: TownCopy['order'] = ['answer', 'map', 'services'];

const frenchCopy = ({ name: { fr: name }, question, about }: Written) => ({
  meta: {
    title: `Chauffagiste à ${name}`,
    description: `Remplacer, entretenir ou dépanner une chaudière à ${name} : la visite technique et le devis sont gratuits.`,
    keywords: [`chauffagiste ${name}`, `entretien chaudière ${name}`],
  },
  order: sectionOrder,
  hero: {
    heading: `Chauffagiste à ${name}`,
    question: question.fr,
    drawing: 'Une maison en coupe, sa chaudière et son conduit ; dehors, une pompe à chaleur.',
  },
  // The numbers are in the drawing of an ordinary street.
  answer: {
    heading: 'Trois choses que nous regardons d’abord',
    points: [
      { number: 1, title: 'La chaudière', text: 'Son âge et son état disent s’il vaut mieux la garder.' },
      { number: 2, title: 'Le conduit', text: 'Il doit convenir à l’appareil : nous le vérifions.' },
      { number: 3, title: 'Dehors', text: 'Une pompe à chaleur demande une place, loin des voisins.' },
    ],
    conclusion: 'La visite technique est gratuite, et elle le dit avant le devis.',
  },
  local: { heading: `Se chauffer à ${name}`, paragraphs: about.fr.split(/\n+/) },
  map: {
    heading: `${name} sur la carte`,
    label: `Carte : ${name} et les communes proches`,
    paragraphs: [
      'Pour un entretien ou une pose, le trajet est compris jusqu’à {coverage.travel-radius} de Liedekerke, à vol d’oiseau.',
    ],
  },
  services: {
    heading: `Nos services à ${name}`,
    cards: [
      {
        id: 'boiler-installation',
        title: 'Installation',
        text: 'Nous venons voir la maison ; le devis suit dans les {installation.quote-delay}.',
        link: 'Les étapes d’une installation',
      },
      {
        id: 'boiler-maintenance',
        title: 'Entretien',
        text: 'Au gaz, il coûte {prices.gas-maintenance|incl6}, TVA de {vat.reduced} comprise.',
        link: 'Ce que comprend l’entretien',
      },
      {
        id: 'boiler-repair',
        title: 'Dépannage',
        text: 'Dans {claims.on-site-repair} des cas, une visite suffit.',
        link: 'Pannes courantes et prix',
      },
    ],
  },
  neighbours: { heading: `Autour de ${name}` },
  callToAction: { heading: `Parler de votre chauffage à ${name}` },
});

const dutchCopy = ({ name: { nl: name }, question, about }: Written): ReturnType<typeof frenchCopy> => ({
  meta: {
    title: `Verwarmingsinstallateur in ${name}`,
    description: `Een ketel vervangen, onderhouden of herstellen in ${name}: het technisch bezoek en de offerte zijn gratis.`,
    keywords: [`verwarmingsinstallateur ${name}`, `ketelonderhoud ${name}`],
  },
  order: sectionOrder,
  hero: {
    heading: `Verwarmingsinstallateur in ${name}`,
    question: question.nl,
    drawing: 'Een huis in doorsnede met ketel en schouw; buiten staat een warmtepomp.',
  },
  answer: {
    heading: 'Drie dingen die we eerst bekijken',
    points: [
      { number: 1, title: 'De ketel', text: 'Zijn leeftijd en staat zeggen of hij beter blijft.' },
      { number: 2, title: 'De schouw', text: 'Ze moet bij het toestel passen: dat kijken we na.' },
      { number: 3, title: 'Buiten', text: 'Een warmtepomp vraagt een plaats, ver van de buren.' },
    ],
    conclusion: 'Het technisch bezoek is gratis, en zegt het nog vóór de offerte.',
  },
  local: { heading: `Warm wonen in ${name}`, paragraphs: about.nl.split(/\n+/) },
  map: {
    heading: `${name} op de kaart`,
    label: `Kaart: ${name} en de gemeenten in de buurt`,
    paragraphs: [
      'Bij een onderhoud of een plaatsing is de rit inbegrepen tot {coverage.travel-radius} van Liedekerke, in vogelvlucht.',
    ],
  },
  services: {
    heading: `Onze diensten in ${name}`,
    cards: [
      {
        id: 'boiler-installation',
        title: 'Plaatsing',
        text: 'We komen het huis bekijken; de offerte volgt binnen {installation.quote-delay}.',
        link: 'Een plaatsing, van offerte tot ingebruikname',
      },
      {
        id: 'boiler-maintenance',
        title: 'Onderhoud',
        text: 'Bij gas kost het {prices.gas-maintenance|incl6}, {vat.reduced} btw inbegrepen.',
        link: 'Wat is inbegrepen in een onderhoud',
      },
      {
        id: 'boiler-repair',
        title: 'Herstelling',
        text: 'In {claims.on-site-repair} van de gevallen volstaat één bezoek.',
        link: 'Prijzen van herstellingen',
      },
    ],
  },
  neighbours: { heading: `Rond ${name}` },
  callToAction: { heading: `Praten over uw verwarming in ${name}` },
});

/** The first copy of a town: the owner's input, and texts that are true in every town. */
export const firstTownCopy = (written: Written, lang: Language) =>
  lang === 'fr' ? frenchCopy(written) : dutchCopy(written);
