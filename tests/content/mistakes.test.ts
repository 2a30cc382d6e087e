import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorMessages } from '#src/content/messages/messages.ts';
import {
  contentFiles,
  type Edit,
  editFiles,
  findingsIn,
  formatFinding,
  replaceText,
  setValue,
} from './edited-files.ts';

/** The findings by group, each with the edit that causes it; mistakes.yaml explains how it is written. */
const mistakesByGroup: Record<string, Record<string, unknown>> = parse(
  readFileSync('tests/content/mistakes.yaml', 'utf8'),
);

/** Makes the edit that an entry of mistakes.yaml describes: `set company.yaml email` and a value. */
const editOf = (how: string, value: unknown): Edit => {
  const [verb, name, path] = how.split(' ');
  const file = `content/${name}`;
  if (verb === 'set' && path !== undefined)
    return setValue(file, path, value === '(deleted)' ? undefined : value);
  if (verb === 'replace') {
    const [pattern = '', text = ''] = value as string[];
    return replaceText(file, new RegExp(pattern, 'm'), text);
  }
  return (changed) => {
    if (value === '(deleted)') changed.delete(file);
    else if (verb === 'copy') changed.set(file, contentFiles.get(`content/${value}`) ?? '');
    else if (verb === 'append') changed.set(file, `${changed.get(file)}\n\n${value}\n`);
    else changed.set(file, String(value));
  };
};

const editsOf = ([finding, made]: [string, unknown]): Edit[] => {
  if (made === '(from above)') return [];
  if (made instanceof Object && 'edits' in made)
    return Object.entries(made.edits as object).map(([how, value]) => editOf(how, value));
  const [, file = ''] = finding.split(' ');
  const path = finding.split(' ').slice(2).at(-1);
  if (path !== undefined) return [editOf(`set ${file} ${path}`, made)];
  return [editOf(`${file.endsWith('.md') ? 'append' : 'write'} ${file}`, made)];
};

const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

test('BC-1, BL-3, TR-5: the content of the site has no mistake', () => {
  expect(findingsIn(contentFiles).map(formatFinding)).toEqual([]);
});

describe('TR-5: each mistake is found where it is', () => {
  test.each(Object.entries(mistakesByGroup))('%s', (_name, mistakes) => {
    const found = findingsIn(editFiles(...Object.entries(mistakes).flatMap(editsOf))).map(formatFinding);
    const expected = Object.keys(mistakes).map((key) => key.replace(/ <.*/, '').replace(' ', ' content/'));
    const missed = expected.filter((finding) => !found.includes(finding));
    expect(missed).toEqual([]);
  });
});

test('TR-5: an unusual value that somebody has confirmed is no mistake', () => {
  const confirmed = editFiles(
    setValue('content/facts/prices.yaml', 'peb-certificate.value', 1590),
    setValue('content/facts/prices.yaml', 'peb-certificate.confirmed', '2026-11-30'),
  );
  expect(findingsIn(confirmed).map(formatFinding)).toEqual([]);
});

test('TR-5: a finding has the line of its key, or of the parent if the key is missing', () => {
  const [file, article] = ['content/copy/about/fr.yaml', 'content/articles/entretien-chaudiere/fr.md'];
  const changed = editFiles(
    replaceText(file, /^ {2}heading: .*\n/m, ''),
    replaceText(article, /^scene: .*/m, 'scene: x'),
  );
  const found = new Map(findingsIn(changed).map(({ code, line }) => [code, line]));
  const lineOf = (path: string, start: RegExp) =>
    (changed.get(path) ?? '').split('\n').findIndex((line) => start.test(line)) + 1;
  expect(found.get('picture-missing')).toBe(lineOf(article, /^scene:/));
  expect(found.get('key-missing')).toBe(lineOf(file, /^hero:/));
});

test('every code of a finding has a mistake in mistakes.yaml, except codes for data that is due some day or before the launch', () => {
  const made = new Set(
    Object.values(mistakesByGroup)
      .flatMap(Object.keys)
      .map((finding) => finding.split(' ')[0]),
  );
  expect(Object.keys(editorMessages).filter((code) => !made.has(code))).toEqual([]);
});

test('the words of a finding say the same in every language: a finding has its values for all of them', () => {
  const wrong = Object.entries(editorMessages).filter(([, { en, fr, nl }]) => {
    const known = namesIn(en);
    return namesIn(fr + nl).some((name) => !known.includes(name));
  });
  expect(wrong.map(([code]) => code)).toEqual([]);
});
