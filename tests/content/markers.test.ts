import { expect, test } from 'vitest';
import { loadSite } from '#src/load-site.ts';
import { copySchemas, copySchemasByPrefix } from '#src/routing/copy-names.ts';
import { contentFiles } from './edited-files.ts';

/** The copy of all pages, with each text as `mark` returns it. */
const copyWith = (mark: (text: string) => string) =>
  loadSite(contentFiles, '2026-12-01', '2026-12-01', mark).site?.content.copy ?? new Map<string, object>();

const schemaOf = (name: string) =>
  copySchemas.get(name) ?? [...copySchemasByPrefix].find(([prefix]) => name.startsWith(prefix))?.[1];

/** The values that are not among those that their schema has. */
const issuesIn = (copy: ReadonlyMap<string, object>): string[] =>
  [...copy].flatMap(([key, texts]) => {
    const [name = ''] = key.split('/');
    const { error } = schemaOf(name)?.safeParse(texts) ?? {};
    return (error?.issues ?? []).flatMap(({ code, path }) =>
      code === 'invalid_value' ? [`${key} ${path.join('.')}`] : [],
    );
  });

test('in the editor no value that code compares has markers around it', () => {
  expect(issuesIn(copyWith((text) => `⁡${text}⁤`))).toEqual([]);
});
