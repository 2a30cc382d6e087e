import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src', 'tests', 'content', 'docs', 'integrations', 'scripts', 'tools', 'packages'];
const textFilePattern = /\.(?:ts|tsx|mjs|astro|css|md|yaml|svg|txt)$/;
const requirementsFile = 'docs/requirements.md';
/** This file is not searched, because it has made-up references that a test must find wrong. */
const thisFile = 'tests/project/requirements.test.ts';

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && textFilePattern.test(entry.name) && !entry.parentPath.includes('node_modules'),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  ),
].filter((file) => file !== thisFile);

const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const requirementsText = texts.get(requirementsFile) ?? '';
const requirementIds = new Set(
  [...requirementsText.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map(([, id = '']) => id),
);
const requirementGroups = [...new Set([...requirementIds].map((id) => id.slice(0, 2)))];
const specificationSections = new Set(
  [...requirementsText.matchAll(/^- \*\*(spec §\d)\*\*/gm)].map(([, section = '']) => section),
);

/** Every match of a pattern in the project for which `holds` is false, with its file. */
const wrongReferences = (pattern: RegExp, holds: (found: string, file: string) => boolean): string[] =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)]
      .map(([whole, found = whole]) => found)
      .filter((found) => !holds(found, file))
      .map((found) => `${file}: ${found}`),
  );

test('every requirement that the project names is in the list of requirements', () => {
  expect(requirementIds.size).toBeGreaterThan(60);
  expect(
    wrongReferences(new RegExp(`\\b((?:${requirementGroups.join('|')})-\\d+)\\b`, 'g'), (id) =>
      requirementIds.has(id),
    ),
  ).toEqual([]);
});

test('every requirement of the list is named by a test', () => {
  const tested = [...texts].filter(([file]) => /\.test\.tsx?$/.test(file)).map(([, text]) => text);
  expect(
    [...requirementIds].filter((id) => !tested.some((text) => new RegExp(`\\b${id}\\b`).test(text))),
  ).toEqual([]);
});

test('every section of the specification that the project cites is explained', () => {
  expect(wrongReferences(/\b[Ss](pec §\d)/g, (section) => specificationSections.has(`s${section}`))).toEqual(
    [],
  );
});

test('every document of the project that is named exists', () => {
  expect(wrongReferences(/\b(docs\/[\w/-]+\.(?:md|png))/g, (path) => existsSync(path))).toEqual([]);
  const links = wrongReferences(
    /\]\(([^)\s:#]+\.md)(?:#[^)]*)?\)/g,
    (path, file) => !file.endsWith('.md') || existsSync(join(dirname(file), path)),
  );
  expect(links).toEqual([]);
});
