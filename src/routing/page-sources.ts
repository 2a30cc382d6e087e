import { readFileSync } from 'node:fs';
import { namesIn } from '#src/content/io/folders.ts';
import type { Language } from '#src/lib/language.ts';
import { copyNamesOf } from './page-copy.ts';
import type { PageId } from './routes.ts';

/** Files that a file of copy names: `{prices.repair}` → content/facts/prices.yaml, `{company.phone}` → content/company.yaml. */
const namedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\{([a-z0-9-]+)\./g)].map(([, name]) =>
    name === 'company' ? 'content/company.yaml' : `content/facts/${name}.yaml`,
  );

const filesIn = (folder: string): string[] =>
  namesIn(folder, '.yaml').map((name) => `${folder}/${name}.yaml`);

/** The files of data of a page besides its copy, by the first part of its id; the others have none. */
const data: Record<string, (name: string) => string[]> = {
  town: (name) => [`content/towns/${name}.yaml`],
  region: (name) => [`content/regions/${name}.yaml`],
  brand: (name) => [`content/brands/${name}.yaml`],
  brands: () => filesIn('content/brands'),
  projects: () => ['content/testimonials.yaml', ...filesIn('content/projects')],
};

/** The content files whose change changes what a page says, each once; an article has a date of its own instead. */
export const sourcesOf = (id: PageId, lang: Language): string[] => {
  const [kind = '', name = ''] = id.split('/');
  const copy = copyNamesOf(id, lang).map((folder) => `content/copy/${folder}/${lang}.yaml`);
  return [...new Set([...copy, ...copy.flatMap(namedIn), ...(data[kind]?.(name) ?? [])])];
};
