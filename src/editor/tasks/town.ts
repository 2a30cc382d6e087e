import type { LocalisedText, Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/markdown-text.ts';
import type { ServedPlace } from '#src/content/served-places.ts';
import { distanceInKm } from '#src/lib/coordinates.ts';
import { inBoth, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { townPage } from '#src/page-types/town/page-type.ts';
import { field, localisedInput, toYaml } from './fields.ts';
import { communeNotes, communeOf, provinceOf } from './find-commune.ts';
import { belongWords, formerCommunesOf } from './former-communes.ts';
import { firstTownCopy } from './town-copy.ts';

/** How many neighbours a page names at first. */
const neighbourCount = 7;

/** What a page says first of a commune of which the owner wrote nothing. */
const defaultTexts = (name: LocalisedText): Record<'question' | 'about', LocalisedText> => ({
  question: {
    fr: 'Votre chaudière : l’entretenir, la réparer ou la remplacer ?',
    nl: 'Uw ketel: onderhouden, herstellen of vervangen?',
  },
  about: {
    fr: `À ${name.fr}, nous posons, entretenons et dépannons chaudières et pompes à chaleur.`,
    nl: `In ${name.nl} plaatsen, onderhouden en herstellen we ketels en warmtepompen.`,
  },
});

/** The first paragraph of a commune that has former communes: their names, under which people look for it. */
const formerCommunesText = (place: ServedPlace): LocalisedText | null => {
  const names = formerCommunesOf(place).map(({ name }) => name);
  if (names.length === 0) return null;
  const { fr, nl } = belongWords(names, place);
  return { fr: `${fr} : nous y venons aussi.`, nl: `${nl}: we komen ook daar.` };
};

/** The owner's words in each language, or the default where he wrote none. */
const orDefault = (typed: LocalisedText, other: LocalisedText): LocalisedText =>
  inBoth((lang) => typed[lang].trim() || other[lang]);

/** The task for a new page of a commune. Its name, coordinates and neighbours are known. */
export const townTask = ({ content }: Site): Task => {
  const places = content.servedPlaces;
  return {
    id: 'town',
    title: { fr: 'Une nouvelle commune', nl: 'Een nieuwe gemeente' },
    help: {
      fr: 'La commune suffit : carte et communes voisines sont remplies. La page commence comme brouillon.',
      nl: 'De gemeente volstaat: kaart en buurgemeenten worden ingevuld. De pagina begint als concept.',
    },
    fields: [
      field('place', 'Commune, village ou code postal', 'Gemeente, dorp of postcode', {
        localised: false,
        help: { fr: 'Par exemple : Hal, ou 1500.', nl: 'Bijvoorbeeld: Halle, of 1500.' },
      }),
      field('question', 'Question sous le titre', 'Vraag onder de titel', {
        isOptional: true,
        help: {
          fr: 'Facultatif. Ce que vos clients de là demandent le plus : « Une maison ancienne : quelle chaudière ? »',
          nl: 'Niet verplicht. Wat klanten daar het meest vragen: “Een oud huis: welke ketel?”',
        },
      }),
      field('about', 'Les maisons de là-bas', 'De huizen daar', {
        isOptional: true,
        help: {
          fr: 'Facultatif. Deux ou trois phrases qui ne valent que pour cette commune. Vide, la page dit ce que vous y faites.',
          nl: 'Niet verplicht. Twee of drie zinnen die alleen voor deze gemeente gelden. Leeg: de pagina zegt wat u er doet.',
        },
        kind: 'lines',
      }),
    ],
    notesOn: (input) => communeNotes(places, String(input.place ?? '')),
    plan: (input) => {
      const place = communeOf(places, String(input.place));
      if (place === null) throw new Error(`No commune without a page is called ${String(input.place)}.`);
      const { name, coordinates, codes } = place;
      const slug = headingId(name.nl);
      const neighbours = [...content.towns]
        .map(([town, { coordinates: other }]) => ({ town, km: distanceInKm(coordinates, other) }))
        .sort((one, other) => one.km - other.km)
        .slice(0, neighbourCount);
      const town = {
        name,
        locality: name.nl,
        postalCode: codes[0],
        province: provinceOf(place),
        coordinates,
        background: 'sun',
        districts: formerCommunesOf(place).map((one) => one.name),
        neighbours: neighbours.map((one) => one.town),
        draft: true,
      };
      const texts = defaultTexts(name);
      const about = orDefault(localisedInput(input.about), texts.about);
      const former = formerCommunesText(place);
      const written = {
        name,
        question: orDefault(localisedInput(input.question), texts.question),
        about: former === null ? about : inBoth((lang) => `${former[lang]}\n${about[lang]}`),
      };
      const copy = (lang: 'fr' | 'nl') => `content/copy/town-${slug}/${lang}.yaml`;
      return {
        files: new Map([
          [`content/towns/${slug}.yaml`, toYaml(town)],
          ...languages.map((lang) => [copy(lang), toYaml(firstTownCopy(written, lang))] as const),
        ]),
        changes: [],
        show: townPage.path(slug),
        next: [{ file: copy('fr'), path: ['local', 'paragraphs'] }],
      };
    },
  };
};
