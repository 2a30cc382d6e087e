import type { Change, Files, LocalisedText, Location, Task } from '@pajotherm/editor/contract';
import { parse } from 'yaml';
import { perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { pageEntries } from '../pages.ts';
import { choiceField } from './fields.ts';
import { itemsIn, locationAfterRemoval } from './list-items.ts';
import {
  languageOfText,
  mentionsIn,
  namePattern,
  textChanges,
  type WrittenText,
  writtenTexts,
} from './mentions.ts';
import { isItemOf, type Removable, removables } from './removable.ts';

/** A link to a page of the content: its words, and the id of the page. */
const contentLinkPattern = /\[([^\]]*)\]\(page:((?:article|town|brand)\/[\w-]+)(?:#[\w-]*)?\)/g;

/** The words of the links to a page in a text. */
const linkWordsIn = (text: string, id: string): string[] =>
  [...text.matchAll(contentLinkPattern)].flatMap(([, words = '', target]) => (target === id ? [words] : []));

/** The question before a removal: which pages have links to it. */
const removalQuestion = ({ name }: Removable, linkingTitles: readonly LocalisedText[]): LocalisedText => {
  const pages = perOwnerLanguage((lang) =>
    [...new Set(linkingTitles.map((title) => title[lang]))].join(', '),
  );
  const links =
    linkingTitles.length === 0
      ? { fr: 'Aucun lien n’y mène.', nl: 'Geen enkele link leidt ernaartoe.' }
      : {
          fr: `Des liens y mènent sur : ${pages.fr}. Ils deviennent de simples mots.`,
          nl: `Er leiden links naartoe op: ${pages.nl}. Ze worden gewone woorden.`,
        };
  return {
    fr: `« ${name.fr} » quitte le site à la prochaine publication. ${links.fr} La flèche ↶ en haut rend tout.`,
    nl: `“${name.nl}” verdwijnt bij de volgende publicatie van de site. ${links.nl} De pijl ↶ bovenaan geeft alles terug.`,
  };
};

/**
 * The task that removes something: its files and its items in lists. Links to its page become plain words, and its URL leads
 * to another page. Texts that still name it are shown to the owner.
 * @param titleOf name of a file for the owner
 */
export const removeTask = (site: Site, files: Files, titleOf: (file: string) => LocalisedText): Task => {
  const all = removables(site, titleOf);
  const texts = writtenTexts(site);
  const isOwn = ({ owns }: Removable, file: string) => owns.some((start) => file.startsWith(start));
  const titlesTo = (thing: Removable) =>
    texts.flatMap(({ file, text }) =>
      text.includes(`(page:${thing.id}`) && !isOwn(thing, file) && linkWordsIn(text, thing.id).length > 0
        ? [titleOf(file)]
        : [],
    );
  return {
    id: 'remove',
    title: { fr: 'Retirer quelque chose', nl: 'Iets weghalen' },
    help: {
      fr: 'Un article, un projet, une commune, une marque, une personne ou un avis : ce qui ne parle que de cela s’en va, et son adresse mène à une autre page. Vous verrez ensuite les phrases qui le nomment encore.',
      nl: 'Een artikel, een project, een gemeente, een merk, een persoon of een review: wat alleen daarover gaat, verdwijnt, en het adres leidt naar een andere pagina. Daarna ziet u de zinnen die het nog noemen.',
    },
    fields: [
      // Nothing is chosen at first: a quick click would take the first one away.
      choiceField('what', 'Quoi', 'Wat', [
        { value: '', label: { fr: 'Choisissez', nl: 'Kies' } },
        ...all.map((one) => ({
          value: one.id,
          label: { fr: `${one.kind.fr} : ${one.name.fr}`, nl: `${one.kind.nl}: ${one.name.nl}` },
          question: removalQuestion(one, titlesTo(one)),
          action: { fr: `Retirer ${one.name.fr}`, nl: `${one.name.nl} weghalen` },
        })),
      ]),
    ],
    plan: (input) => {
      const removed = all.find(({ id }) => id === input.what);
      if (removed === undefined) throw new Error(`Nothing is called ${String(input.what)}.`);
      const { id, kind, name, entry, to } = removed;
      const items = [...files].flatMap(([file, text]): Location[] =>
        file.endsWith('.yaml') && !isOwn(removed, file)
          ? itemsIn(parse(text), [], (item) => isItemOf(removed, file, item)).map((path) => ({ file, path }))
          : [],
      );
      const left = texts.filter(
        ({ file, path }) =>
          !isOwn(removed, file) &&
          !items.some((item) => item.file === file && item.path.every((key, index) => key === path[index])),
      );
      const isNamed = /^(?:brand|town)\//.test(id);
      const patterns = perOwnerLanguage((lang) => namePattern([name[lang]]));
      const wordsIn = (one: WrittenText): string[] => {
        const lang = languageOfText(one);
        return [
          ...(isNamed && patterns[lang].test(one.text) ? [name[lang]] : []),
          ...linkWordsIn(one.text, id),
        ];
      };
      const why = {
        fr: `à ôter : ${name.fr} n’est plus sur le site`,
        nl: `weg te laten: ${name.nl} staat niet meer op de site`,
      };
      const moved: unknown[] = parse(files.get('content/moved.yaml') ?? '') ?? [];
      const redirect = { from: id, to: to ?? '', name };
      const page = pageEntries(site).find(
        (one) => one.id === (to ?? (id.startsWith('person/') ? 'about' : 'projects')),
      );
      return {
        title: { fr: `Retiré : ${kind.fr} ${name.fr}`, nl: `Weggehaald: ${kind.nl} ${name.nl}` },
        files: new Map(),
        changes: [
          ...textChanges(left, (text) =>
            text.replace(contentLinkPattern, (whole, words, target) => (target === id ? words : whole)),
          ),
          // The last first, so that a removed item does not move the items that later changes name by their index.
          ...items.toReversed().map((one): Change => ({ kind: 'remove', ...one })),
          ...[...files.keys()]
            .filter((file) => isOwn(removed, file))
            .map((file): Change => ({ kind: 'remove', file, path: [] })),
          ...(entry === null ? [] : [{ kind: 'remove', ...entry } as const]),
          ...(to === null
            ? []
            : [{ kind: 'add', file: 'content/moved.yaml', path: [moved.length], value: redirect } as const]),
        ],
        show: page?.fr && page.nl ? { fr: page.fr, nl: page.nl } : null,
        toWrite: [],
        toCorrect: mentionsIn(left, wordsIn, why).map((one) => ({
          ...one,
          ...locationAfterRemoval(one, items),
        })),
      };
    },
  };
};
