import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { linksOf, open, sectionOf, textOf } from '../support/dom.ts';
import { compact } from '../support/plain-text.ts';

/** An entry of content/fault-codes/ as it is written, without schema. */
type Written = ReturnType<typeof contentFile>;

const pages = yamlNamesIn('fault-codes').flatMap((slug) => languages.map((lang) => ({ slug, lang })));

/** Meanings of a code under `codes`: those that have it as code or as alias. */
const meaningsOf = (file: Written, code: string): Written[] =>
  file.codes.filter((entry: Written) => [entry.code, ...(entry.aliases ?? [])].includes(code));

describe.each(pages)('TR-1: $slug in $lang', ({ slug, lang }) => {
  const section = sectionOf(open(`/${lang}/marques/${slug}`), 'faults');
  const text = compact(textOf(section));
  const file = contentFile(`fault-codes/${slug}`);
  const labels = contentFile(`copy/fault-labels/${lang}`);
  const explained: Written[] = file.brandPage;

  /** The card of a code, compared without case: a sentence may begin with words of the file. */
  const cardOf = (code: string): string => {
    const cards = section.querySelectorAll('article').map((card) => compact(textOf(card)));
    return (cards[explained.findIndex((entry) => entry.code === code)] ?? '').toLowerCase();
  };
  /** The documents to which the card of a code links, as the list below the codes names them. */
  const documentsOf = (code: string): string[] => {
    const card = section.querySelectorAll('article')[explained.findIndex((entry) => entry.code === code)];
    return (card === undefined ? [] : linksOf(card))
      .filter((link) => link.startsWith('#document-'))
      .map((link) => section.querySelector(`details li${link}`))
      .map((item) => (item === null ? '' : compact(textOf(item))));
  };
  const written = (words: string): string => compact(words).toLowerCase();

  test.each(explained.map(({ code }) => code))(
    '%s names its document, or says that none was found',
    (code) => {
      const card = cardOf(code);
      const { verdict, notFound, severity } = explained.find((entry) => entry.code === code);
      expect(card).toContain(written(labels.severities[severity]));
      if (verdict === 'not-found') {
        expect(card).toContain(written(notFound[lang]));
        return;
      }
      expect(card).toContain(written(labels.provenance[verdict]));
      const meanings = meaningsOf(file, code);
      expect(meanings.length).toBeGreaterThan(0);
      for (const { meaning, families } of meanings) {
        expect(card).toContain(written(meaning[lang]));
        const holdsForAll = families.length > 1 && families.length === file.families.length;
        for (const { id, document, label } of file.families) {
          if (!families.includes(id)) continue;
          expect(documentsOf(code).some((line) => line.includes(compact(document.title[lang])))).toBe(true);
          if (!holdsForAll) expect(card).toContain(written(label[lang]));
        }
      }
    },
  );

  test('no code is left to the resident without a document, and no safety device is reset', () => {
    for (const { code, severity, verdict } of explained) {
      const meanings = meaningsOf(file, code);
      if (severity === 'self' || severity === 'once') {
        expect(verdict, code).toBe('agrees');
        expect(meanings.length, code).toBeGreaterThan(0);
      }
      for (const { subject, families } of meanings) {
        if (['overheat', 'flue', 'gas-valve', 'false-flame'].includes(subject)) {
          expect(['technician', 'danger'], code).toContain(severity);
        }
        if (severity === 'self') {
          expect(subject, code).toBe('pressure');
          for (const { id, document } of file.families) {
            if (families.includes(id)) expect(document, `${code} ${id}`).toBeDefined();
          }
        }
      }
    }
  });

  test('the gas warning stands before the first code', () => {
    const first = compact(textOf(section.querySelector('article') ?? section));
    const warning = compact(labels.gas.question);
    expect(text.indexOf(warning)).toBeGreaterThan(-1);
    expect(text.indexOf(warning)).toBeLessThan(text.indexOf(first));
  });

  test('the documents that were compared are listed with their numbers', () => {
    const list = section.querySelector('details');
    const lines = list === null ? '' : compact(textOf(list));
    for (const { document } of file.families) {
      if (document === undefined) continue;
      for (const part of [document.title[lang], ...document.numbers]) expect(lines).toContain(compact(part));
    }
  });

  test('the page names no address of a transcription', () => {
    const addresses = file.families.flatMap(({ sources }: Written) =>
      sources.map((source: string) => source.split(' ')[0]),
    );
    for (const address of addresses) expect(open(`/${lang}/marques/${slug}`).html).not.toContain(address);
  });
});
