import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { type Language, perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { ProjectsCopy } from '#src/page-types/projects/copy-schema.ts';
import { labelOfFact } from './fact-labels.ts';
import { fileTitles } from './file-titles.ts';
import { keyLabels } from './key-labels/key-labels.ts';
import { madePageOf, ownPageOf, pageEntries } from './pages.ts';
import { priceLabels } from './price-labels.ts';

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const inBothLanguages = (pair: readonly [fr: string, nl: string] | undefined): LocalisedText | null =>
  pair === undefined ? null : { fr: pair[0], nl: pair[1] };

/** Groups of the tree of files, by folder. */
const groupLabels: Readonly<Record<string, readonly [fr: string, nl: string]>> = {
  copy: ['Textes des pages', 'Teksten van de pagina’s'],
  articles: ['Articles', 'Artikels'],
  facts: ['Prix, délais et règles', 'Prijzen, termijnen en regels'],
  towns: ['Communes', 'Gemeenten'],
  regions: ['Régions', 'Gewesten'],
  brands: ['Marques', 'Merken'],
  'fault-codes': ['Codes d’erreur', 'Foutcodes'],
  projects: ['Projets', 'Projecten'],
  team: ['Équipe', 'Ploeg'],
};

/** Labels of days that belonged to grants, and that no grant has any more. */
const grantDays: Readonly<Record<string, readonly [fr: string, nl: string]>> = {
  from: ['Ouverture d’une prime', 'Opening van een premie'],
  until: ['Dernier jour d’une prime', 'Laatste dag van een premie'],
  'closed-from': ['Fermeture d’une prime', 'Sluiting van een premie'],
};

const companyGroup = { fr: 'Entreprise et réglages', nl: 'Bedrijf en instellingen' };

/** Name of the group of a file in the tree. */
export const groupOf = (file: string): LocalisedText =>
  inBothLanguages(groupLabels[file.split('/')[1] ?? '']) ?? companyGroup;

/** The title of a file that has no other: the words of its name; for the file of a removed town or brand its group and former name. */
const fromName = ({ content }: Site, file: string): LocalisedText => {
  const [, kind, name = ''] =
    /^content\/(?:copy\/)?(brand|town|region|fault-code)s?[-/]([\w-]+)/.exec(file) ?? [];
  const [fr, nl] = groupLabels[`${kind}s`] ?? [];
  const removed = `${kind === 'fault-code' ? 'brand' : kind}/${name}`;
  const was = content.moved.find(({ from }) => from === removed)?.name ?? { fr: name, nl: name };
  if (fr !== undefined) return { fr: `${fr} : ${was.fr}`, nl: `${nl}: ${was.nl}` };
  const words = file.replace(/^content\/(?:copy\/)?|(?:\/(?:fr|nl))?\.\w+$/g, '').replace(/[-/]/g, ' ');
  return { fr: words, nl: words };
};

/** The title of the file of a project, a person or the codes of a brand, which have no page of their own. */
const namesOf = ({ content }: Site, key: string): LocalisedText | null => {
  const [folder, slug = ''] = key.split('/');
  const person = folder === 'team' ? content.team.get(slug)?.firstName : undefined;
  if (person !== undefined) return { fr: person, nl: person };
  const brand = folder === 'fault-codes' ? content.brands.get(slug)?.name : undefined;
  if (brand !== undefined) return { fr: `Codes d’erreur ${brand}`, nl: `Foutcodes ${brand}` };
  const titleIn = (lang: Language): string | undefined => {
    const copy = content.rawCopy.get(`projects/${lang}`) as ProjectsCopy | undefined;
    return folder === 'projects' ? copy?.projects.items.find(({ id }) => id === slug)?.title : undefined;
  };
  const [fr, nl] = [titleIn('fr'), titleIn('nl')];
  return fr === undefined || nl === undefined ? null : { fr, nl };
};

/** The title of a file: that of its page, or one of its own. */
export const titlesOf = (site: Site) => {
  const titles = new Map(pageEntries(site).map(({ id, title }) => [id, title]));
  return (file: string): LocalisedText => {
    const key = file.replace(/^content\//, '').replace(/(?:\/(?:fr|nl))?\.\w+$/, '');
    const named = namesOf(site, key) ?? inBothLanguages(fileTitles[key]);
    if (named !== null) return named;
    const page = ownPageOf(site, file) ?? madePageOf(site, file);
    return (page === null ? undefined : titles.get(page)) ?? fromName(site, file);
  };
};

/** Label of the last key of a path. A label for the key in the nearest group or folder around it goes first. */
export const labelOfKey = ({ file, path }: Location): LocalisedText | null => {
  const key = String(path.at(-1));
  const around = [...file.split(/[/.]/), ...path.slice(0, -1)];
  const own = around.map((one) => keyLabels[`${one}.${key}`]).findLast((one) => one !== undefined);
  return inBothLanguages(own ?? keyLabels[key]);
};

/** A text of the contact form is called by its words; null for any other value. */
const labelOfFormText = (
  site: Site | null,
  { file, path: [group, , key] }: Location,
): LocalisedText | null => {
  if (file !== 'content/ui/form.yaml' || key === undefined) return null;
  const texts = Object(site?.content.rawForm)[String(group)];
  const wordsIn = (lang: Language): unknown => Object(Object(texts)[lang])[key];
  // A text that a version has and this one not.
  if (wordsIn('fr') === undefined || wordsIn('nl') === undefined) return null;
  return { fr: `« ${wordsIn('fr')} »`, nl: `“${wordsIn('nl')}”` };
};

/** Label of a key that has none in its schema. */
export const labelOf = (site: Site | null, { file, path }: Location): LocalisedText | null => {
  const key = path.at(-1);
  if (typeof key !== 'string') return null;
  const [, facts] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? [];
  if (facts !== undefined && path.length === 1) {
    const name = `${facts}.${key}`;
    if (site?.content.writtenFacts.has(name)) return labelOfFact(site, name);
    const [, day = ''] = /-(closed-from|from|until)$/.exec(key) ?? [];
    return inBothLanguages(facts === 'subsidies' ? grantDays[day] : priceLabels[name]);
  }
  // The value of a price has the name of the price: a click on an amount opens it alone.
  const [fact = ''] = path;
  if (key === 'value' && path.length === 2 && site?.content.writtenFacts.get(`${facts}.${fact}`)?.vat)
    return labelOfFact(site, `${facts}.${fact}`);
  const client = file === 'content/testimonials.yaml' && site?.content.testimonials.get(key)?.name;
  if (client && path.length === 1) return { fr: client, nl: client };
  const named = labelOfFormText(site, { file, path }) ?? labelOfKey({ file, path });
  // A value with a variant for each language, such as the phone numbers.
  const parent = String(path.at(-2));
  const language = parent === 'fr' || parent === 'nl' ? inBothLanguages(keyLabels[parent]) : null;
  if (named !== null && language !== null)
    return perOwnerLanguage((lang) => `${named[lang]} (${lowerFirst(language[lang])})`);
  return named;
};
