import type { LocalisedText, Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/heading-id.ts';
import type { ServedPlace } from '#src/content/served-places.ts';
import { distanceInKm } from '#src/lib/coordinates.ts';
import { type Language, languages, perOwnerLanguage } from '#src/lib/language.ts';
import { provinceAndRegionOf, townProvinces } from '#src/lib/place-search/legal-regions.ts';
import type { Site } from '#src/load-site.ts';
import type { TownCopy } from '#src/page-types/town/copy-schema.ts';
import { townPage } from '#src/page-types/town/page-type.ts';
import { choiceField, field, localisedInput, toYaml } from './fields.ts';
import { firstTexts } from './first-texts.ts';

/** How many neighbours a page names at first. */
const neighbourCount = 7;

/** The province of a commune that may have a page of its own; empty for another one. */
const provinceOf = ({ codes: [code = ''] }: ServedPlace): string =>
  townProvinces.find((one) => one === provinceAndRegionOf(code)?.province) ?? '';

/** The former communes and villages of a commune, those with its own postal code first (content/postal-codes.yaml). */
const formerCommunesOf = ({ name, codes: [code], subMunicipalities }: ServedPlace) =>
  subMunicipalities
    .toSorted((one, other) => Number(other.code === code) - Number(one.code === code))
    .filter((one) => one.name.nl !== name.nl && one.name.fr !== name.fr);

/** The communes that have no page yet and may get one, under their names and those of their former communes, by name. */
const placeChoices = (places: readonly ServedPlace[]) =>
  places
    .filter((place) => place.town === null && provinceOf(place) !== '')
    .flatMap((place) => {
      const [code = ''] = place.codes;
      const own = { value: code, label: perOwnerLanguage((lang) => `${place.name[lang]}, ${code}`) };
      const former = formerCommunesOf(place).map((one) => ({
        value: `${code} ${one.name.nl}`,
        label: perOwnerLanguage((lang) => `${one.name[lang]}, ${one.code} (${place.name[lang]})`),
      }));
      return [own, ...former];
    })
    .sort((one, other) => one.label.fr.localeCompare(other.label.fr, 'fr'));

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
const formerCommunesText = (place: ServedPlace, lang: Language): string[] => {
  const names = formerCommunesOf(place).map(({ name }) => name[lang]);
  const { [lang]: name } = place.name;
  const list = new Intl.ListFormat(lang).format(names);
  if (names.length === 0) return [];
  return [
    lang === 'fr'
      ? `${name}, c’est aussi ${list} : nous y venons.`
      : `Bij ${name} horen ook ${list}: we komen ook daar.`,
  ];
};

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
      {
        ...choiceField('place', 'Commune ou village', 'Gemeente of dorp', placeChoices(places)),
        help: {
          fr: 'Une commune manque ? Elle a déjà sa page, est à Bruxelles, ou manque sous « Avancé › Régions », qu’un programmeur complète.',
          nl: 'Ontbreekt er een? Ze heeft al een pagina, ligt in Brussel, of ontbreekt bij “Geavanceerd › Gewesten”, dat een programmeur aanvult.',
        },
      },
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
    plan: (input) => {
      const [code] = String(input.place).split(' ');
      const place = places.find(({ codes }) => codes[0] === code);
      if (place === undefined) throw new Error(`No commune has the postal code ${code}.`);
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
      const typed = (key: 'question' | 'about', lang: Language) =>
        localisedInput(input[key])[lang].trim() || texts[key][lang];
      const copyIn = (lang: Language) => {
        const words = { name: name[lang], question: typed('question', lang) };
        const { local, ...rest } = firstTexts<TownCopy>('town', lang, words);
        const paragraphs = [...formerCommunesText(place, lang), ...typed('about', lang).split(/\n+/)];
        return { ...rest, local: { ...local, paragraphs } };
      };
      const copy = (lang: 'fr' | 'nl') => `content/copy/town-${slug}/${lang}.yaml`;
      return {
        files: new Map([
          [`content/towns/${slug}.yaml`, toYaml(town)],
          ...languages.map((lang) => [copy(lang), toYaml(copyIn(lang))] as const),
        ]),
        changes: [],
        show: townPage.path(slug),
        toWrite: [{ file: copy('fr'), path: ['local', 'paragraphs'] }],
      };
    },
  };
};
