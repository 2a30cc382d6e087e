import { readFileSync } from 'node:fs';
import type { Language } from '#src/lib/language.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';
import { copyNamesOf } from './copy-names.ts';

/** Files that a file of copy names: `{prices.repair}` → content/facts/prices.yaml, `{company.phone}` → content/company.yaml. */
const namedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\{([a-z0-9-]+)\./g)].map(([, name]) =>
    name === 'company' ? 'content/company.yaml' : `content/facts/${name}.yaml`,
  );

/** The content files whose change changes what a page says, each once; an article has a date of its own instead. */
export const sourcesOf = (id: PageId, lang: Language): string[] => {
  const { kind, slug } = rowOf(id);
  const copy = copyNamesOf(id, lang).map((folder) => `content/copy/${folder}/${lang}.yaml`);
  return [...new Set([...copy, ...copy.flatMap(namedIn), ...(kind.sources?.(slug) ?? [])])];
};
