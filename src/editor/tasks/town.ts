import type { Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/markdown-text.ts';
import type { ServedPlace } from '#src/content/served-places.ts';
import { distanceInKm } from '#src/lib/coordinates.ts';
import { inBoth, type Language, languages } from '#src/lib/language.ts';
import { provinceAndRegionOf, townProvinces } from '#src/lib/place-search/regions.ts';
import type { Site } from '#src/load-site.ts';
import { townPage } from '#src/page-types/town/page-type.ts';
import { townCountPattern } from './counted-texts.ts';
import { choiceField, field, localisedInput, toYaml } from './fields.ts';
import { listingTexts } from './mentions.ts';
import { firstTownCopy } from './town-copy.ts';

/** How many neighbours a page names at first. */
const neighbourCount = 7;

const provinceOf = (place: ServedPlace): string =>
  townProvinces.find((one) => one === provinceAndRegionOf(place.codes[0] ?? '')?.province) ?? '';

/** A commune in the list: with its postal code, and the former communes and villages under whose names it is looked for. */
const placeLabel = ({ name, codes: [code = ''], subMunicipalities }: ServedPlace, lang: Language): string => {
  const others = subMunicipalities
    .toSorted((one, other) => Number(other.code === code) - Number(one.code === code))
    .map((one) => one.name[lang])
    .filter((other) => other !== name[lang]);
  return `${name[lang]}, ${code}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
};

/** The task for a new page of a commune. Its name, coordinates and neighbours are known. */
export const townTask = (site: Site): Task => {
  const { content } = site;
  const places = content.servedPlaces
    .filter((place) => place.town === null && provinceOf(place) !== '')
    .sort((one, other) => one.name.fr.localeCompare(other.name.fr, 'fr'));
  return {
    id: 'town',
    title: { fr: 'Une nouvelle commune', nl: 'Een nieuwe gemeente' },
    help: {
      fr: 'Code postal, province, carte et communes voisines sont remplis. La page commence comme brouillon.',
      nl: 'Postcode, provincie, kaart en buurgemeenten worden ingevuld. De pagina begint als concept.',
    },
    fields: [
      {
        ...choiceField(
          'place',
          'Commune',
          'Gemeente',
          places.map((place) => ({
            value: place.codes[0] ?? '',
            label: inBoth((lang) => placeLabel(place, lang)),
          })),
        ),
        help: {
          fr: 'Les anciennes communes et les villages sont entre parenthèses. Celle que vous ne trouvez pas a déjà sa page, ou n’est pas dans votre zone d’intervention.',
          nl: 'Vroegere gemeenten en dorpen staan tussen haakjes. Een gemeente die u niet vindt, heeft al een pagina of ligt buiten uw werkgebied.',
        },
      },
      field(
        'question',
        'La question des clients, affichée sous le titre',
        'De vraag van klanten, getoond onder de titel',
        {
          help: {
            fr: 'En haut de la page, sous « Chauffagiste à… ». Par exemple : « Une maison ancienne : quelle chaudière ? »',
            nl: 'Bovenaan de pagina, onder “Verwarmingsinstallateur in…”. Bijvoorbeeld: “Een oud huis: welke ketel?”',
          },
        },
      ),
      field('about', 'Ce que vous savez de ses maisons', 'Wat u van de huizen daar weet', {
        help: {
          fr: 'Deux ou trois phrases qui ne valent que pour cette commune.',
          nl: 'Twee of drie zinnen die alleen voor deze gemeente gelden.',
        },
        kind: 'lines',
      }),
    ],
    plan: (input) => {
      const place = places.find(({ codes }) => codes[0] === input.place);
      if (place === undefined) throw new Error(`No commune has the postal code ${String(input.place)}.`);
      const { name, coordinates, codes } = place;
      const slug = headingId(name.nl);
      const names = [...content.towns.values()].map((one) => one.name.fr);
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
        districts: [],
        neighbours: neighbours.map((one) => one.town),
        draft: true,
      };
      const written = { name, question: localisedInput(input.question), about: localisedInput(input.about) };
      const copy = (lang: 'fr' | 'nl') => `content/copy/town-${slug}/${lang}.yaml`;
      return {
        files: new Map([
          [`content/towns/${slug}.yaml`, toYaml(town)],
          ...languages.map((lang) => [copy(lang), toYaml(firstTownCopy(written, lang))] as const),
        ]),
        changes: [],
        show: townPage.path(slug),
        reread: listingTexts(site, townCountPattern, names),
        next: [{ file: copy('fr'), path: ['local', 'paragraphs'] }],
      };
    },
  };
};
