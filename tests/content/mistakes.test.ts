import { describe, expect, test } from 'vitest';
import { expiryAndLaunch } from '#src/content/messages/en/expiry-and-launch.ts';
import { fr } from '#src/content/messages/fr.ts';
import { en, type FindingCode } from '#src/content/messages/messages.ts';
import { nl } from '#src/content/messages/nl.ts';
import { edited, files, findingsIn, formatFinding, replace } from './edited-files.ts';
import { articles } from './mistakes/articles.ts';
import { factChecks, factValues, missingFact } from './mistakes/facts.ts';
import { copyFiles, dataFiles } from './mistakes/files.ts';
import { grantMistakes, nameMistakes, schemaMistakes, swappedPhones } from './mistakes/names.ts';
import { references } from './mistakes/references.ts';
import { texts } from './mistakes/texts.ts';
import { confirmedValues, languageMistakes, placeMistakes, valueMistakes } from './mistakes/values.ts';
import { written } from './mistakes/written.ts';

/** Mistakes that are made at once: none hides another one. */
const groups = {
  dataFiles,
  copyFiles,
  factValues,
  missingFact,
  factChecks,
  texts,
  references,
  articles,
  written,
  languageMistakes,
  placeMistakes,
  valueMistakes,
  grantMistakes,
  nameMistakes,
  schemaMistakes,
  swappedPhones,
};

const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

test('BC-1, BL-3, TR-5: the content of the site has no mistake', () => {
  expect(findingsIn(files).map(formatFinding)).toEqual([]);
});

describe('TR-5: each mistake is found where it is', () => {
  test.each(Object.entries(groups))('%s', (_name, mistakes) => {
    const found = findingsIn(edited(...mistakes.flatMap(({ edits }) => edits))).map(formatFinding);
    expect(mistakes.map((mistake) => mistake.expectedFinding).filter((one) => !found.includes(one))).toEqual(
      [],
    );
  });
});

test('TR-5: an unusual value or position that somebody has confirmed is no mistake', () => {
  expect(findingsIn(edited(...confirmedValues)).map(formatFinding)).toEqual([]);
});

test('TR-5: a finding has the line of its key, or of what holds it where it is missing', () => {
  const [file, article] = ['content/copy/about/fr.yaml', 'content/articles/entretien-chaudiere/fr.md'];
  const changed = edited(
    replace(file, /^ {2}heading: .*\n/m, ''),
    replace(article, /^scene: .*/m, 'scene: x'),
  );
  const found = new Map(findingsIn(changed).map(({ code, line }) => [code, line]));
  const lineOf = (path: string, start: RegExp) =>
    (changed.get(path) ?? '').split('\n').findIndex((line) => start.test(line)) + 1;
  expect(found.get('drawing-missing')).toBe(lineOf(article, /^scene:/));
  expect(found.get('key-missing')).toBe(lineOf(file, /^hero:/));
});

test('every code is that of a mistake above, but for what is due some day or before the launch', () => {
  const made = new Set(
    Object.values(groups).flatMap((mistakes) =>
      mistakes.map(({ expectedFinding }) => expectedFinding.split(' ')[0]),
    ),
  );
  const codes = Object.keys(en) as FindingCode[];
  expect(codes.filter((code) => !made.has(code) && !(code in expiryAndLaunch))).toEqual([]);
});

test('the words of a finding say the same in every language: a finding has its values for all of them', () => {
  const codes = Object.keys(fr) as (keyof typeof fr)[];
  const wrong = codes.filter((code) => {
    const known = namesIn(en[code]);
    return [...namesIn(fr[code]), ...namesIn(nl[code])].some((name) => !known.includes(name));
  });
  expect(wrong).toEqual([]);
});
