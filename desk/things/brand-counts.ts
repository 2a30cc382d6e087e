import { valueAt } from '../source/change.ts';
import { textsIn } from './texts.ts';
import type { Left, PlannedFiles } from './thing.ts';

const placeholders = 'content/placeholders.yaml';

/** "neuf marques", "quatre des marques", "negen merken": copy has no digits. */
const counted =
  /(?<!\p{L})(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt)(?: \p{L}+)? marques|(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|twintig)(?: \p{L}+)? merken)(?!\p{L})/iu;

const reasons = {
  added: (name: string) => ({
    en: `the number of brands, as ${name} was added`,
    fr: `le nombre de marques : ${name} a été ajoutée`,
    nl: `het aantal merken: ${name} is toegevoegd`,
  }),
  removed: (name: string) => ({
    en: `the number of brands, as ${name} was removed`,
    fr: `le nombre de marques : ${name} a été supprimée`,
    nl: `het aantal merken: ${name} is verwijderd`,
  }),
} as const;

/**
 * Lists the texts of pages that count brands in content/placeholders.yaml, so that the overview names them until the owner
 * has rewritten or ticked them. Whether a number is right cannot be computed: some texts count all brands, others those
 * that the firm installs, or four of them.
 * @param own files of the brand itself
 * @returns what was listed
 */
export const recount = (
  files: PlannedFiles,
  name: string,
  change: keyof typeof reasons,
  own: readonly string[],
): Left[] => {
  const listed = files.data(placeholders);
  const lines = Array.isArray(listed) ? listed : [];
  const found = new Map<string, { copy: string; key: string }>();
  for (const file of files.files('content/copy').filter((one) => !own.includes(one)))
    for (const { key, text } of textsIn(files.data(file)))
      if (counted.test(text)) {
        const copy = file.split('/')[2] ?? '';
        found.set(`${copy} ${key}`, { copy, key });
      }
  const isListed = ({ copy, key }: { copy: string; key: string }): boolean =>
    lines.some((line) => valueAt(line, ['copy']) === copy && valueAt(line, ['key']) === key);
  const fresh = [...found.values()].filter((one) => !isListed(one));
  files.edit(
    placeholders,
    ...fresh.map((one, index) => ({
      kind: 'add' as const,
      path: [lines.length + index],
      value: { ...one, missing: reasons[change](name) },
    })),
  );
  return fresh.map(({ copy, key }) => ({ file: `content/copy/${copy}/fr.yaml`, key }));
};
