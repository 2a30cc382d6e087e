import type { Change, Files, Location, Path, Task } from '@pajotherm/editor/contract';
import { parse } from 'yaml';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { brandsPage } from '#src/page-types/brands/page-type.ts';
import { exampleChanges, isExample } from './brand-examples.ts';
import { choiceField } from './fields.ts';
import { locationsOf, writtenTexts } from './mentions.ts';

/** Locations of the items of lists, at any depth, that are the brand. */
const itemsIn = (value: unknown, path: Path, isBrand: (item: unknown) => boolean): Path[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, item]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return Array.isArray(value) && isBrand(item) ? [at] : itemsIn(item, at, isBrand);
      })
    : [];

const numerals =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf';

/** A text that says how many brands there are. */
const brandCount = new RegExp(
  `(?<!\\p{L})(?:${numerals})(?!\\p{L})(?:[^.]{0,25}(?<!\\p{L})(?:marque|merk(?!t))|.*page:brands)|page:brands.*(?<!\\p{L})(?:${numerals})(?!\\p{L})`,
  'iu',
);

/**
 * Takes a brand away: its page, its codes, its card; links to the page become words, and an example of its codes becomes one
 * of another brand. What still names it or counts the brands is shown.
 */
export const removeBrandTask = (site: Site, files: Files): Task => ({
  id: 'remove-brand',
  title: { fr: 'Retirer une marque', nl: 'Een merk weghalen' },
  help: {
    fr: 'Supprime sa page, ses codes et sa place dans les listes ; son adresse mène ensuite à la page des marques. Vous verrez ensuite chaque phrase qui la nomme ou qui compte les marques.',
    nl: 'Verwijdert de pagina, de foutcodes en de plaats in de lijsten; het adres leidt daarna naar de pagina van de merken. Daarna ziet u elke zin die het merk noemt of de merken telt.',
  },
  question: {
    fr: 'Sa page et ses codes quittent le site à la prochaine publication. D’autres pages la nomment peut-être encore : vous verrez la liste. « Annuler » rend tout.',
    nl: 'De pagina en de codes verdwijnen bij de volgende publicatie van de site. Misschien noemen andere pagina’s het merk nog: u ziet de lijst. “Ongedaan maken” geeft alles terug.',
  },
  fields: [
    // Nothing is chosen at first: a quick click would take the first brand away.
    choiceField('brand', 'Marque', 'Merk', [
      { value: '', label: { fr: 'Choisissez la marque', nl: 'Kies het merk' } },
      ...[...site.content.brands].map(([value, { name }]) => ({ value, label: { fr: name, nl: name } })),
    ]),
  ],
  plan: (input) => {
    const { content } = site;
    const slug = String(input.brand);
    const name = content.brands.get(slug)?.name ?? slug;
    const moved: unknown[] = parse(files.get('content/moved.yaml') ?? '') ?? [];
    const own = [
      ...[`content/brands/${slug}.yaml`, `content/fault-codes/${slug}.yaml`],
      ...languages.map((lang) => `content/copy/brand-${slug}/${lang}.yaml`),
    ];
    const links = new RegExp(`\\[([^\\]]*)\\]\\(page:brand/${slug}(?:#[\\w-]*)?\\)`, 'g');
    const written = [
      ...[...content.rawCopy].map(([key, copy]) => [`content/copy/${key}.yaml`, copy] as const),
      ...[...content.rawArticles].map(([key, { body }]) => [`content/articles/${key}.md`, { body }] as const),
    ].filter(([file]) => !own.includes(file));
    const unlinked = written.flatMap(([file, value]) =>
      textsIn(value).flatMap(({ path, text }): Change[] =>
        text.search(links) < 0 || isExample({ file, path })
          ? []
          : [{ kind: 'set', file, path, value: text.replace(links, '$1') }],
      ),
    );
    const isBrand = (item: unknown) => item === name || Object(item).slug === slug;
    const items = written.flatMap(([file, value]) =>
      itemsIn(value, [], isBrand).map((path): Change & Location => ({ kind: 'remove', file, path })),
    );
    const isGone = ({ file, path }: Location) =>
      own.includes(file) ||
      isExample({ file, path }) ||
      items.some((item) => item.file === file && item.path.every((key, index) => key === path[index]));
    const reread = writtenTexts(site).filter(
      (one) => (one.text.includes(name) || brandCount.test(one.text)) && !isGone(one),
    );
    const examples = exampleChanges(site, slug);
    const address: Change = {
      kind: 'add',
      file: 'content/moved.yaml',
      path: [moved.length],
      value: { from: `brand/${slug}`, to: 'brands', name: { fr: name, nl: name } },
    };
    return {
      title: { fr: `Marque retirée : ${name}`, nl: `Merk weggehaald: ${name}` },
      files: new Map(),
      changes: [
        ...unlinked,
        ...examples,
        // The last first: what is before a removed item keeps its place.
        ...items.toReversed(),
        ...own.map((file): Change => ({ kind: 'remove', file, path: [] })),
        address,
      ],
      show: brandsPage.path(''),
      next: [],
      // In French: the editor shows both languages of a location.
      reread: [
        ...examples.flatMap(({ file, path }) =>
          file.endsWith('/fr.yaml') ? [{ file, path: [...path, 'title'] }] : [],
        ),
        ...locationsOf(reread),
      ],
    };
  },
});
