import { expect, test } from 'vitest';
import { loadSite } from '#src/load-site.ts';
import { contentFiles } from './edited-files.ts';
import { content } from './editor-content.ts';

test('in the editor no value that code compares has markers around it', () => {
  const { site } = loadSite(contentFiles, '2026-12-01', '2026-12-01', (text) => `<${text}>`);
  const copy = [...(site?.content.copy ?? [])];
  expect(copy).not.toEqual([]);
  const wrong = copy.flatMap(([key, texts]) => {
    const { error } = content.schemaOf(`content/copy/${key}.yaml`)?.safeParse(texts) ?? {};
    return (error?.issues ?? []).flatMap(({ code, path }) =>
      code === 'invalid_value' ? [`${key} ${path.join('.')}`] : [],
    );
  });
  expect(wrong).toEqual([]);
});
