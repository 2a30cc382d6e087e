import { valueAt } from '../source/change.ts';
import { textsIn } from './texts.ts';
import type { Left, PlannedFiles } from './thing.ts';

const placeholders = 'content/placeholders.yaml';

const words = {
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt',
  nl: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|twintig',
} as const;

/** "neuf marques", "sept autres communes", "negen merken", not "dix-neuf communes": copy has no digits. */
const counting = (fr: string, nl: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?:(?:${words.fr})(?: \\p{L}+)? (?:${fr})|(?:${words.nl})(?: \\p{L}+)? (?:${nl}))(?!\\p{L})`,
    'iu',
  );

/** Things that pages count, with the words for their number. */
const kinds = {
  brand: { counted: counting('marques', 'merken'), fr: 'marques', nl: 'merken', en: 'brands' },
  town: { counted: counting('communes', 'gemeenten'), fr: 'communes', nl: 'gemeenten', en: 'towns' },
} as const;

const reasons = {
  added: (name: string, { fr, nl, en }: (typeof kinds)[keyof typeof kinds]) => ({
    en: `the number of ${en}, as ${name} was added`,
    fr: `le nombre de ${fr} : ${name} a été ajoutée`,
    nl: `het aantal ${nl}: ${name} is toegevoegd`,
  }),
  removed: (name: string, { fr, nl, en }: (typeof kinds)[keyof typeof kinds]) => ({
    en: `the number of ${en}, as ${name} was removed`,
    fr: `le nombre de ${fr} : ${name} a été supprimée`,
    nl: `het aantal ${nl}: ${name} is verwijderd`,
  }),
} as const;

/** The texts of pages in other files than these that count brands or towns, each once for both languages. */
const countingTexts = (files: PlannedFiles, kind: keyof typeof kinds, own: readonly string[]) => {
  const found = new Map<string, { copy: string; key: string }>();
  for (const file of files.files('content/copy').filter((one) => !own.includes(one)))
    for (const { key, text } of textsIn(files.data(file)))
      if (kinds[kind].counted.test(text)) {
        const copy = file.split('/')[2] ?? '';
        found.set(`${copy} ${key}`, { copy, key });
      }
  return [...found.values()];
};

const fieldOf = ({ copy, key }: { copy: string; key: string }): Left => ({
  file: `content/copy/${copy}/fr.yaml`,
  key,
});

/** The fields that count brands or towns: what `recount` lists, and what is listed already. @param own files left out */
export const countingFields = (
  files: PlannedFiles,
  kind: keyof typeof kinds,
  own: readonly string[],
): Left[] => countingTexts(files, kind, own).map(fieldOf);

/**
 * Lists the texts of pages that count brands or towns in content/placeholders.yaml, so that the overview names them until
 * the owner has rewritten or ticked them. Whether a number is right cannot be computed: some texts count all brands,
 * others those that the firm installs, or four of them; some towns all, others all but the firm's own.
 * @param own files of the thing itself
 * @returns what was listed
 */
export const recount = (
  files: PlannedFiles,
  kind: keyof typeof kinds,
  name: string,
  change: keyof typeof reasons,
  own: readonly string[],
): Left[] => {
  const listed = files.data(placeholders);
  const lines = Array.isArray(listed) ? listed : [];
  const isListed = ({ copy, key }: { copy: string; key: string }): boolean =>
    lines.some((line) => valueAt(line, ['copy']) === copy && valueAt(line, ['key']) === key);
  const fresh = countingTexts(files, kind, own).filter((one) => !isListed(one));
  files.edit(
    placeholders,
    ...fresh.map((one, index) => ({
      kind: 'add' as const,
      path: [lines.length + index],
      value: { ...one, missing: reasons[change](name, kinds[kind]) },
    })),
  );
  return fresh.map(fieldOf);
};
