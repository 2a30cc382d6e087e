import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { breakableContent } from '../support/broken-content.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const problemsAfter = breakableContent();

interface WrongValue {
  what: string;
  file: string;
  replace: string;
  by: string;
  message: string;
}

const groups: Record<string, WrongValue[]> = parse(
  readFileSync('tests/content/fixtures/wrong-values.yaml', 'utf8'),
);

describe.each(Object.entries(groups))('TR-5: %s', (_group, wrongValues) => {
  let messages = '';
  beforeAll(() => {
    messages = problemsAfter(({ edit }) => {
      for (const { file, replace, by } of wrongValues)
        edit(`content/${file}.yaml`, new RegExp(replace, 'm'), by);
    });
  });

  test('every stop begins with a file of content, without preamble and stack trace', () => {
    const lines = messages.split('\n').filter((line) => line !== '');
    expect(lines.slice(0, -1).filter((line) => !line.startsWith('content/'))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^The site was not built/);
  });

  test.each(wrongValues)('$what is named with file, key and remedy', ({ file, message }) => {
    const own = messages.split('\n').filter((line) => line.startsWith(`content/${file}.yaml: `));
    expect(own).toContainEqual(expect.stringMatching(new RegExp(message)));
  });
});

test('TR-5: articles', () => {
  const article = (id: string) => `content/articles/${id}/fr.md`;
  const messages = problemsAfter(({ edit, add }) => {
    edit(article('entretien-chaudiere'), /^date: .*/m, 'date: 2999-01-01');
    edit(article('chauffage-au-sol'), /(?<=^\| --.*\n)(\|.*\|).*\|$/m, '$1');
    edit(article('subventions-chauffage'), /^## .*/m, '## \u00a0');
    edit(article('trouver-chauffagiste'), /^## .*/m, '$&\n\nVoyez www.vlaanderen.be.');
    add(article('depannage-chaudiere-bruxelles'), Buffer.from('---\ntitle: Chaudière\n---\n', 'latin1'));
  });
  expect(messages).toContain(`${article('entretien-chaudiere')}: date: 2999-01-01 is in the future`);
  expect(messages).toMatch(/chauffage-au-sol\/fr\.md: table row "\|.*" has \d+ cells, but the first row/);
  expect(messages).toMatch(/subventions-chauffage\/fr\.md: a heading "##.*" without words/);
  expect(messages).toContain(`${article('trouver-chauffagiste')}: link to "http://www.vlaanderen.be"`);
  expect(messages).toMatch(/depannage-chaudiere-bruxelles\/fr\.md: line 2: broken characters: .*UTF-8/);
});
