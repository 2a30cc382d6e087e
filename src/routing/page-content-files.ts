import type { Language } from '#src/lib/language.ts';
import { content, routeOf } from '#src/site.ts';
import { copyNamesOf } from './copy-names.ts';
import type { PageId } from './routes.ts';

/**
 * Files to which the placeholders of some copy refer: `{prices.repair}` → content/facts/prices.yaml, `{company.phone}` →
 * content/company.yaml, `{safety.reset-once}` → the labels, and what that text refers to.
 */
const referencedFiles = (copy: object | undefined, lang: Language): string[] =>
  [...JSON.stringify(copy ?? '').matchAll(/\{([a-z0-9-]+)\./g)].flatMap(([, name = '']) => {
    if (name === 'company') return ['content/company.yaml'];
    return name === 'safety'
      ? [`content/ui/${lang}.yaml`, ...referencedFiles(content.rawUi[lang].safety, lang)]
      : [`content/facts/${name}.yaml`];
  });

/** The content files on which the text of a page depends, without duplicates. Articles have a date in their front matter instead. */
export const contentFilesOf = (id: PageId, lang: Language): string[] => {
  const { type, slug } = routeOf(id);
  const names = copyNamesOf(routeOf(id), lang);
  return [
    ...new Set([
      ...names.map((name) => `content/copy/${name}/${lang}.yaml`),
      ...names.flatMap((name) => referencedFiles(content.rawCopy.get(`${name}/${lang}`), lang)),
      ...(type.sources?.(slug, content) ?? []),
    ]),
  ];
};
