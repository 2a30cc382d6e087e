import type { Change, Files, LocalisedText, Location, Task } from '@pajotherm/editor/contract';
import { parse } from 'yaml';
import { inBoth } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { pageEntries } from '../pages.ts';
import { codeExampleChanges } from './code-examples.ts';
import { choiceField } from './fields.ts';
import { itemsIn, locationAfterRemoval } from './list-items.ts';
import { textChanges, writtenTexts } from './mentions.ts';
import { type Removable, removables } from './removable.ts';
import { contentLinkPattern, removalTexts } from './removal-texts.ts';

/** The question before a removal: which pages have links to it. */
const removalQuestion = ({ id, name }: Removable, linkingTitles: readonly LocalisedText[]): LocalisedText => {
  const pages = inBoth((lang) => [...new Set(linkingTitles.map((title) => title[lang]))].join(', '));
  const links =
    linkingTitles.length === 0
      ? { fr: 'Aucun lien n’y mène.', nl: 'Geen enkele link leidt ernaartoe.' }
      : {
          fr: `Des liens y mènent sur : ${pages.fr}. Ils deviennent de simples mots.`,
          nl: `Er leiden links naartoe op: ${pages.nl}. Ze worden gewone woorden.`,
        };
  // What is counted and listed changes also where no link is.
  const lists = {
    fr: ' Les phrases qui la nomment ou la comptent changent : vous les verrez ensuite.',
    nl: ' Zinnen met de naam of een aantal wijzigen: die ziet u daarna.',
  };
  const told = inBoth((lang) => links[lang] + (/^(?:brand|town)\//.test(id) ? lists[lang] : ''));
  return {
    fr: `« ${name.fr} » quitte le site à la prochaine publication. ${told.fr} La flèche ↶ en haut rend tout.`,
    nl: `“${name.nl}” verdwijnt bij de volgende publicatie van de site. ${told.nl} De pijl ↶ bovenaan geeft alles terug.`,
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
  const linking = Map.groupBy(
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(contentLinkPattern)].map(([, , id = '']) => ({ id, file })),
    ),
    ({ id }) => id,
  );
  const titlesTo = ({ id, own }: Removable) =>
    (linking.get(id) ?? []).filter(({ file }) => !own.includes(file)).map(({ file }) => titleOf(file));
  return {
    id: 'remove',
    title: { fr: 'Retirer quelque chose', nl: 'Iets weghalen' },
    help: {
      fr: 'Un article, un projet, une commune, une marque, une personne ou un avis : ce qui ne parle que de cela s’en va, et son adresse mène à une autre page. Vous verrez ensuite les phrases qui changent.',
      nl: 'Een artikel, een project, een gemeente, een merk, een persoon of een review: wat alleen daarover gaat, verdwijnt, en het adres leidt naar een andere pagina. Daarna ziet u de zinnen die wijzigen.',
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
      const { id, slug, kind, name, own, entry, to, isItem } = removed;
      const isBrand = id.startsWith('brand/');
      const data = [...files].flatMap(([file, text]) =>
        file.endsWith('.yaml') && !own.includes(file) ? [[file, parse(text) as unknown] as const] : [],
      );
      const items = data.flatMap(([file, value]) =>
        itemsIn(value, [], (item) => isItem(item, file)).map((path) => ({ file, path })),
      );
      const isLeft = ({ file, path }: Location) =>
        !own.includes(file) &&
        !items.some((item) => item.file === file && item.path.every((key, index) => key === path[index]));
      const { changed, rewritten, reread } = removalTexts(site, removed, texts.filter(isLeft));
      const examples = isBrand ? codeExampleChanges(site, slug) : [];
      const moved: unknown[] = parse(files.get('content/moved.yaml') ?? '') ?? [];
      const redirect = { from: id, to: to ?? '', name };
      const address: Change = {
        kind: 'add',
        file: 'content/moved.yaml',
        path: [moved.length],
        value: redirect,
      };
      const page = pageEntries(site).find(
        (one) => one.id === (to ?? (id.startsWith('person/') ? 'about' : 'projects')),
      );
      const shown = <Text extends Location>(some: readonly Text[]) =>
        some.map((one): Text => ({ ...one, ...locationAfterRemoval(one, items) }));
      return {
        title: { fr: `Retiré : ${kind.fr} ${name.fr}`, nl: `Weggehaald: ${kind.nl} ${name.nl}` },
        files: new Map(),
        changes: [
          ...textChanges(texts, changed),
          ...examples,
          // The last first, so that a removed item does not move the items that later changes name by their index.
          ...items.toReversed().map((one): Change => ({ kind: 'remove', ...one })),
          ...own
            .filter((file) => files.has(file))
            .map((file): Change => ({ kind: 'remove', file, path: [] })),
          ...(entry === null ? [] : [{ kind: 'remove', ...entry } as const]),
          ...(to === null ? [] : [address]),
        ],
        show: page?.fr && page.nl ? { fr: page.fr, nl: page.nl } : null,
        next: [],
        rewritten: [
          ...shown(rewritten),
          // In French: the editor shows both languages of a location.
          ...examples.flatMap(({ file, path }) =>
            file.endsWith('/fr.yaml') ? [{ file, path: [...path, 'title'] }] : [],
          ),
        ],
        reread: shown(reread),
      };
    },
  };
};
