import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { foldersIn, misnamedFiles, misnamedFolders, namesIn } from '#src/content/io/folders.ts';
import { readYaml } from '#src/content/io/read.ts';
import { readArticle } from '#src/copy/articles.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file below a folder of its own, and returns its path. */
const written = (name: string, text: string): string => {
  const file = join(root, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};

describe('each mistake in a file has a remedy that fits it', () => {
  const shape = z.strictObject({
    count: z.int().min(1),
    day: z.iso.date(),
    list: z.array(z.string()).length(2),
    kind: z.enum(['a', 'b']),
  });
  const good = 'count: 1\nday: 2026-02-21\nlist: [x, y]\nkind: a\n';
  const messageOf = (text: string): string => {
    try {
      readYaml(written('shape.yaml', text), shape);
    } catch (error) {
      return String(error);
    }
    return '';
  };

  test.each([
    ['nothing wrong', good, /^$/],
    ['a misspelt key', `${good}cout: 2\n`, /"cout"\. Nothing reads that key/],
    ['a missing key', good.replace('kind: a\n', ''), /kind: .*The page would lack it\. Add the key/],
    ['a number out of range', good.replace('1', '0'), /count: .*Write a value within these limits/],
    [
      'a date in another format',
      good.replace('2026-02-21', '21/02/2026'),
      /day: .*Write the date as 2026-02-21/,
    ],
    ['a list too short', good.replace('[x, y]', '[x]'), /list: .*needs that many/],
    ['an unknown kind', good.replace('kind: a', 'kind: c'), /kind: .*Write one of these/],
    ['a number for a text', good.replace('[x, y]', '[x, 3]'), /list\.1: .*needs quotes/],
  ])('%s', (_, text, expected) => expect(messageOf(text)).toMatch(expected));

  test('a file that stands alone is not asked for its twin', () => {
    expect(() => readYaml('content/towns/none.yaml', shape)).toThrow(
      /^content\/towns\/none\.yaml: cannot be read: it does not exist\. What is built from it/,
    );
  });
});

describe('front matter', () => {
  const article = `---
order: 1
title: T
subtitle: S
excerpt: E
metaTitle: M
description: D
keywords: [k]
category: C
date: 2025-01-15
updated: 2026-02-21
readTime: 8
drawing: W
ground: mint
closing: { heading: H, text: X }
---
## Body
`;

  test('saved on Windows reads as any other', () => {
    const { front, body } = readArticle(written('fr.md', `\ufeff${article.replaceAll('\n', '\r\n')}`));
    expect(front.title).toBe('T');
    expect(body).toBe('## Body\n');
  });

  test('that does not parse names file and line', () => {
    const file = written('nl.md', article.replace('title: T', 'title: Gas: or oil'));
    expect(() => readArticle(file)).toThrow(/nl\.md: line 3: not valid YAML: .*needs quotes/);
  });
});

describe('what lies about in a folder of content', () => {
  written('copy/home/fr.yaml', 'x: 1');
  written('copy/.DS_Store', '');
  written('copy/Thumbs.db', '');
  written('copy/notes.yaml', '');
  written('copy/Town Copy/fr.yaml', '');
  written('towns/asse.yaml', 'x: 1');
  written('towns/._asse.yaml', '');
  written('towns/Aalst.yaml', '');
  written('towns/ninove.yml', '');

  test('is left out', () => {
    expect(foldersIn(`${root}/copy`)).toEqual(['home']);
    expect(namesIn(`${root}/towns`, '.yaml')).not.toContain('._asse');
  });

  test('is named where it looks like content', () => {
    expect(misnamedFolders(`${root}/copy`)).toEqual([
      expect.stringMatching(/Town Copy: not a valid name for a folder[\s\S]*or remove it/),
      expect.stringMatching(/notes\.yaml: is not in a subfolder/),
    ]);
    expect(misnamedFiles(`${root}/towns`)).toEqual([
      expect.stringMatching(/Aalst\.yaml: not a valid name for a file/),
      expect.stringMatching(/ninove\.yml: not a valid name for a file/),
    ]);
  });
});
