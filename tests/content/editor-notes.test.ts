import { expect, test } from 'vitest';
import { openContent } from '#src/editor/contract.ts';
import { content, files } from './editor-content.ts';
import { inputsByTask } from './editor-inputs.ts';

test('BL-1: the form of an article tells how long its summary is where it is too short or too long', () => {
  const article = content.tasks.find(({ id }) => id === 'article');
  const told = (fr: string, nl: string) =>
    article
      ?.notesOn?.({ ...inputsByTask.article, excerpt: { fr, nl } })
      .map(({ name, text }) => [name, text.fr]);
  expect(article?.notesOn?.(inputsByTask.article ?? {})).toEqual([]);
  expect(told('Trop court.', '')).toEqual([['excerpt', expect.stringMatching('^11 signes : trop court')]]);
  expect(told('x'.repeat(100), 'x'.repeat(161))).toEqual([
    ['excerpt', expect.stringMatching('^161 signes : trop long')],
  ]);
});

test('PG-7: a holiday that is over is told beside its days, and is no finding', () => {
  const file = 'content/company.yaml';
  const closures = (days: string) => {
    const text = files.get(file)?.replace('closures: []', `closures: [${days}]`) ?? '';
    return openContent(new Map([...files, [file, text]]));
  };
  const past = closures('{from: 2025-12-24, until: 2025-12-26}, {from: 2035-01-01, until: 2035-01-02}');
  for (const path of [['closures'], ['closures', 0], ['closures', 0, 'until']])
    expect(past.noteOn({ file, path })?.text.fr).toMatch(/24\sdécembre\s2025 – 26\sdécembre\s2025/);
  expect(past.noteOn({ file, path: ['closures', 1] })).toBe(null);
  expect(past.findings).toEqual([]);
});

test('PG-7: a postal code of the company that the site does not know is no finding', () => {
  const file = 'content/company.yaml';
  const found = (code: string, locality: string) => {
    const text = files
      .get(file)
      ?.replace('"1770"', `"${code}"`)
      .replace('locality: Liedekerke', `locality: ${locality}`);
    return openContent(new Map([...files, [file, text ?? '']])).findings.map((one) => one.code);
  };
  expect(found('4000', 'Liedekerke')).toContain('locality-differs');
  expect(found('9999', 'Liedekerke')).not.toContain('locality-differs');
  for (const name of ['Sint-Katherina-Lombeek', 'Ternat'])
    expect(found('1742', name)).not.toContain('locality-differs');
});
