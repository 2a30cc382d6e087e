import { describe, expect, test } from 'vitest';
import { explainedCode, faultCodesOf, readingsOf } from '#src/content/loaders/fault-codes.ts';
import { copyOf } from '#src/copy/copy.ts';
import { languages } from '#src/lib/language.ts';
import { typeset } from '#src/lib/typeset.ts';
import { faults } from '../content/specified-words/brands.ts';
import { band, open, textOf } from '../dom.ts';
import { shown } from '../shown.ts';

const pages = Object.entries(faults).flatMap(([slug, codes]) =>
  languages.map((lang) => ({
    slug,
    codes: codes.map(([code]) => code),
    lang,
    path: `/${lang}/marques/${slug}`,
  })),
);
describe.each(pages)('TR-1: $path', ({ slug, codes, lang, path }) => {
  const section = band(open(path), 'faults');
  const file = faultCodesOf(slug);
  const read = (text: string): string => shown(typeset(text, lang));
  const { gas, severities, provenance, documents } = copyOf('fault-labels', lang);

  test.each(codes)('%s names the document behind its meaning, or says that none was found', (code) => {
    const card = textOf(section.querySelectorAll('article')[codes.indexOf(code)] ?? section);
    const { verdict, notFound, severity } = explainedCode(slug, code);
    expect(card).toContain(shown(severities[severity]));
    if (verdict === 'not-found') {
      expect(card.toLowerCase()).toContain(read(notFound?.[lang] ?? '?').toLowerCase());
      return;
    }
    expect(card).toContain(shown(provenance[verdict]));
    const readings = readingsOf(file, code);
    expect(readings.length).toBeGreaterThan(0);
    for (const { entry, families } of readings) {
      expect(card).toContain(read(entry.meaning[lang]));
      for (const { document, label } of families) {
        expect(card).toContain(read(document?.title[lang] ?? '?'));
        expect(card).toContain(read(label[lang]));
      }
    }
  });

  test.each(codes)('%s: nobody is told to work on the boiler without a document', (code) => {
    const { verdict, severity } = explainedCode(slug, code);
    const readings = readingsOf(file, code);
    if (severity === 'self') {
      expect(verdict).toBe('agrees');
      for (const { entry, families } of readings) {
        expect(entry.subject).toBe('pressure');
        expect(families.every(({ document }) => document !== undefined)).toBe(true);
      }
    }
    const stopped = ['overheat', 'flue', 'gas-valve', 'false-flame'];
    if (readings.some(({ entry }) => stopped.includes(entry.subject))) {
      expect(['technician', 'danger']).toContain(severity);
    }
  });

  test('the gas warning stands before the first code, the documents after the last', () => {
    const text = textOf(section);
    const first = textOf(section.querySelectorAll('article')[0] ?? section);
    expect(text.indexOf(shown(gas))).toBeGreaterThan(-1);
    expect(text.indexOf(shown(gas))).toBeLessThan(text.indexOf(first));
    const list = section.querySelector('details');
    expect(list === null ? '' : textOf(list)).toContain(shown(documents.note));
    for (const { document } of file.families) {
      for (const number of document?.numbers ?? [])
        expect(list === null ? '' : textOf(list)).toContain(number);
    }
  });

  test('the page names no address of a transcription', () => {
    for (const { sources } of file.families) {
      for (const source of sources) {
        const [address = source] = source.split(' ');
        expect(open(path).html).not.toContain(address);
      }
    }
  });
});
