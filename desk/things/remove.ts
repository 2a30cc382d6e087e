import { EditError, type Path, type Value, valueAt } from '../source/change.ts';
import { countingFields, recount } from './counts.ts';
import { type Mention, textsOutside, wholeWord } from './mentions.ts';
import { textsIn } from './texts.ts';
import type { Left, Plan, PlannedFiles, ThingOf } from './thing.ts';

type Removal = ThingOf<'removeTown' | 'removeBrand' | 'removeArticle'>;

/** Things with a page of their own: the kind of the page, the files, and the file and key that has the name. */
const removable = {
  removeTown: {
    page: 'town',
    files: ['content/towns/*.yaml', 'content/copy/town-*/fr.yaml', 'content/copy/town-*/nl.yaml'],
    name: ['name'],
  },
  removeBrand: {
    page: 'brand',
    files: [
      'content/brands/*.yaml',
      'content/fault-codes/*.yaml',
      'content/copy/brand-*/fr.yaml',
      'content/copy/brand-*/nl.yaml',
    ],
    name: ['name'],
  },
  removeArticle: {
    page: 'article',
    files: ['content/articles/*/fr.md', 'content/articles/*/nl.md'],
    name: ['front', 'title'],
  },
} as const;

const filesOf = ({ kind, slug }: Removal): string[] =>
  removable[kind].files.map((file) => file.replace('*', slug));

/** Id of the page of a thing. */
const pageIdOf = ({ kind, slug }: Removal): string => `${removable[kind].page}/${slug}`;

/** Takes the items out of a list that match. */
export const without = (
  files: PlannedFiles,
  file: string,
  list: Path,
  matches: (item: Value) => boolean,
): void => {
  const items = valueAt(files.data(file), list);
  if (!Array.isArray(items)) return;
  for (const index of items.flatMap((item, place) => (matches(item) ? [place] : [])).reverse())
    files.edit(file, { kind: 'remove', path: [...list, index] });
};

/** Lists that name a thing by its slug. */
const leaveLists = (files: PlannedFiles, { kind, slug }: Removal): void => {
  const isItem = (item: Value) => valueAt(item, ['slug']) === slug;
  if (kind === 'removeTown') {
    for (const file of files.files('content/towns').filter((name) => !name.endsWith(`/${slug}.yaml`)))
      without(files, file, ['neighbours'], (name) => name === slug);
    without(files, 'content/company.yaml', ['areasServed'], (name) => name === slug);
  }
  if (kind === 'removeBrand')
    for (const lang of ['fr', 'nl']) {
      without(files, `content/copy/brands/${lang}.yaml`, ['cards', 'items'], isItem);
      for (const folder of ['home', 'service-boiler-installation'])
        without(files, `content/copy/${folder}/${lang}.yaml`, ['brands', 'items'], isItem);
    }
};

/** What a thing is called, French first. */
const namesOf = (files: PlannedFiles, { kind }: Removal, own: readonly string[]): string[] => {
  const found = own.flatMap((file) => {
    const name = valueAt(files.data(file), removable[kind].name);
    return typeof name === 'object' && name !== null ? Object.values(name) : [name];
  });
  return [...new Set(found.filter((name) => typeof name === 'string'))];
};

/** Removes a thing with its page. Its addresses lead to another page from then on. @throws EditError */
export const removeThing = (files: PlannedFiles, removal: Removal): Plan => {
  const { slug, to } = removal;
  if (to === pageIdOf(removal))
    throw new EditError(`${slug}: its address cannot lead to the page that is removed. Choose another page.`);
  const known = new Set(files.files('content'));
  const own = filesOf(removal).filter((file) => known.has(file));
  if (own.length === 0) throw new EditError(`${slug}: is not there any more.`);
  leaveLists(files, removal);
  const names = namesOf(files, removal, own);
  if (removal.kind !== 'removeArticle')
    recount(files, removal.kind === 'removeBrand' ? 'brand' : 'town', names[0] ?? slug, 'removed', own);
  for (const file of own) files.write(file, null);
  const folder = pageIdOf(removal).replace('/', '-');
  without(files, 'content/placeholders.yaml', [], (item) => valueAt(item, ['copy']) === folder);
  const moved = files.data('content/moved.yaml');
  files.edit('content/moved.yaml', {
    kind: 'add',
    path: [Array.isArray(moved) ? moved.length : 0],
    value: {
      from: pageIdOf(removal),
      to,
      ...(names.length > 0 && { name: { fr: names[0] ?? slug, nl: names.at(-1) ?? slug } }),
    },
  });
  return { texts: files.texts, open: 'content/moved.yaml', left: [] };
};

/** What a removal leaves to do, and what goes with the page. */
interface Consequences {
  /** The texts that link to its page, which the checks refuse without it, and those that will still name it otherwise. */
  links: Mention[];
  names: Mention[];
  /** The texts that count brands or towns. */
  counts: Left[];
  /** True where a file of fault codes goes, too. */
  hasFaultCodes: boolean;
}

/** What will follow from a removal. Nothing is changed. */
export const consequencesOf = (files: PlannedFiles, removal: Removal): Consequences => {
  const own = filesOf(removal).filter((file) => files.files('content').includes(file));
  const link = new RegExp(`\\(page:${pageIdOf(removal)}[)#]`);
  const names = namesOf(files, removal, own).map(wholeWord);
  const texts = textsOutside(files, own);
  // Items of lists go with it: what they say is not left.
  const planned = files.copy();
  leaveLists(planned, removal);
  const isLeft = ({ file, text }: Mention): boolean =>
    !planned.texts.has(file) || textsIn(planned.data(file)).some((one) => one.text === text);
  return {
    links: texts.filter(({ text }) => link.test(text)),
    names: texts.filter(
      (one) => !link.test(one.text) && names.some((name) => name.test(one.text)) && isLeft(one),
    ),
    counts:
      removal.kind === 'removeArticle'
        ? []
        : countingFields(planned, removal.kind === 'removeBrand' ? 'brand' : 'town', own),
    hasFaultCodes: own.some((file) => file.startsWith('content/fault-codes/')),
  };
};
