import { expect, test } from 'vitest';
import { type BuiltPage, pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { contentFile } from '../support/content-files.ts';
import { linksOf, sectionOf, textOf } from '../support/dom.ts';
import { compact } from '../support/plain-text.ts';
import { specifiedFaultCodes } from '../support/specified-fault-codes.ts';

/** An entry of content/fault-codes/ as it is written, without schema. */
type Written = ReturnType<typeof contentFile>;

/** Compared without case: a sentence may begin with words of the file. */
const words = (text: string): string => compact(text).toLowerCase();
const slugOf = ({ id }: BuiltPage): string => id.slice('brand/'.length);

const pages = pagesLike(/^brand\//).map((page) => ({
  path: page.path,
  page,
  slug: slugOf(page),
  file: contentFile(`fault-codes/${slugOf(page)}`),
  labels: contentFile(`copy/fault-labels/${page.lang}`),
  section: sectionOf(page, 'faults'),
}));

/** Every code that a brand page explains, with its card. */
const explained = pages.flatMap(({ page, file, labels, section }) =>
  file.brandPage.map((entry: Written, index: number) => ({
    path: `${page.path}: ${entry.code}`,
    lang: page.lang,
    slug: slugOf(page),
    entry,
    file,
    labels,
    section,
    card: section.querySelectorAll('article')[index],
  })),
);

test('ER-2: the specified codes of a brand are among those that its page explains', () => {
  const codes = Object.fromEntries(
    pages.map(({ slug, file }) => [slug, file.brandPage.map(({ code }: Written) => code)]),
  );
  for (const [slug, specified] of Object.entries(specifiedFaultCodes))
    if (slug in codes) expect(codes[slug], slug).toEqual(expect.arrayContaining(specified));
});

test('BR-2, ER-2: each code has a card with how serious it is, what to do and when to stop, or a link to the code above with the same steps', () => {
  checkEach(explained, ({ card, entry, labels, section }) => {
    expect(words(textOf(card))).toContain(words(entry.code));
    const severities = Object.values<string>(labels.severities).map(words);
    expect(severities.filter((label) => words(textOf(card)).includes(label))).toHaveLength(1);
    const same = linksOf(card).find((link) => !link.startsWith('#document-'));
    const steps = same === undefined ? card : (section.querySelector(same) ?? card);
    const lists = steps.querySelectorAll('ul').map((list: typeof card) => list.querySelectorAll('li').length);
    expect(lists).toHaveLength(2);
    expect(Math.min(...lists)).toBeGreaterThanOrEqual(1);
  });
});

test('WD-1: a code is as serious in the fault finder as on the page of its brand', () => {
  checkEach(explained, ({ card, entry, file, labels, lang, slug }) => {
    const list = pageOf('fault-finder', lang).main.querySelector(`details[data-brand="${slug}"]`);
    const severities = Object.values<string>(labels.severities).map(words);
    const saidIn = (text: string) => severities.filter((label) => words(text).includes(label));
    for (const { code, aliases = [], meaning } of file.codes as Written[]) {
      if (![code, ...aliases].includes(entry.code)) continue;
      const row = list
        ?.querySelectorAll('li[id]')
        .find((one) => words(textOf(one)).includes(words(meaning[lang])));
      expect(saidIn(textOf(row ?? card)), code).toEqual(saidIn(textOf(card)));
    }
  });
});

test('TR-1: each code names the document behind each of its meanings, or says that none was found', () => {
  checkEach(explained, ({ card, entry, file, labels, lang, section }) => {
    const text = words(textOf(card));
    if (entry.verdict === 'not-found') {
      expect(text).toContain(words(entry.notFound[lang]));
      return;
    }
    expect(text).toContain(words(labels.provenance[entry.verdict]));
    const documents = linksOf(card)
      .filter((link) => link.startsWith('#document-'))
      .map((link) => textOf(section.querySelector(`details li${link}`) ?? card));
    const meanings = file.codes.filter(({ code, aliases = [] }: Written) =>
      [code, ...aliases].includes(entry.code),
    );
    expect(meanings).not.toEqual([]);
    for (const { meaning, families } of meanings) {
      expect(text).toContain(words(meaning[lang]));
      const holdsForAll = families.length > 1 && families.length === file.families.length;
      for (const { id, document, label } of file.families) {
        if (!families.includes(id)) continue;
        expect(documents.map(words).join()).toContain(words(document.title[lang]));
        if (!holdsForAll) expect(text).toContain(words(label[lang]));
      }
    }
  });
});

test('TR-1: the documents that were compared are listed with their numbers, and no address of a transcription is named', () => {
  checkEach(pages, ({ page, file, section }) => {
    const list = compact(section.querySelectorAll('details').map(textOf).join());
    for (const { document, sources } of file.families) {
      if (document !== undefined)
        for (const part of [document.title[page.lang], ...document.numbers])
          expect(list).toContain(compact(part));
      for (const source of sources) expect(page.html).not.toContain(source.split(' ')[0]);
    }
  });
});

test('TR-1, ER-2: the gas warning stands with the codes, with the numbers to call', () => {
  const repair = { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' };
  checkEach(pages, ({ page, labels, section }) => {
    expect(compact(textOf(section))).toContain(compact(labels.gas.question));
    expect(linksOf(section)).toEqual(expect.arrayContaining([`${repair[page.lang]}#gas`, 'tel:112']));
  });
});
