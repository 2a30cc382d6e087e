import { readFileSync } from 'node:fs';
import type { Language } from '#src/lib/language.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';
import { copyNamesOf } from './copy-names.ts';

/** Files to which the placeholders of a file refer: `{prices.repair}` → content/facts/prices.yaml, `{company.phone}` → content/company.yaml. */
const referencedFiles = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\{([a-z0-9-]+)\./g)].map(([, name]) =>
    name === 'company' ? 'content/company.yaml' : `content/facts/${name}.yaml`,
  );

/** The content files on which the text of a page depends, without duplicates. Articles have a date in their front matter instead. */
export const sourcesOf = (id: PageId, lang: Language): string[] => {
  const { kind, slug } = rowOf(id);
  const copy = copyNamesOf(id, lang).map((folder) => `content/copy/${folder}/${lang}.yaml`);
  return [...new Set([...copy, ...copy.flatMap(referencedFiles), ...(kind.sources?.(slug) ?? [])])];
};
