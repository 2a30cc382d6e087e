import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { faultCodeAnchor } from '#src/lib/fault-codes/comparable-code.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile, yamlNamesIn } from '../support/content-files.ts';
import { linksOf, sectionOf, textOf } from '../support/dom.ts';
import { compactText } from '../support/plain-text.ts';
import { specifiedFaultCodes } from '../support/specified-fault-codes.ts';

/** An entry of content/fault-codes/ as it is written, without schema. */
type Written = ReturnType<typeof readContentFile>;

/** Text without white space and in lower case: where the words of a file begin a sentence of the page, they have a capital. */
const compactLowerCase = (text: string): string => compactText(text).toLowerCase();
const labelsIn = (lang: string) => readContentFile(`copy/fault-labels/${lang}`);
/** The severities that an element names, in the words of its page. */
const severitiesIn = (element: HtmlElement, lang: string): string[] =>
  Object.values<string>(labelsIn(lang).severities).filter((label) =>
    compactLowerCase(textOf(element)).includes(compactLowerCase(label)),
  );

const finderPages = pagesLike(/^fault-finder$/);
const finderRows = new Map<string, HtmlElement>(
  finderPages.flatMap(({ lang, main }) =>
    main.querySelectorAll('li[id]').map((row) => [`${lang} ${row.id}`, row] as const),
  ),
);
/** The row of a code in the fault finder. @throws where the list has no such row */
const rowOf = (slug: string, code: string, lang: Language): HtmlElement => {
  const row = finderRows.get(`${lang} ${slug}-${faultCodeAnchor(code)}`);
  if (row === undefined) throw new Error(`no row of ${slug} ${code} in ${lang}`);
  return row;
};

const brandPages = pagesLike(/^brand\//).map((page) => {
  const slug = page.id.slice('brand/'.length);
  const file = readContentFile(`fault-codes/${slug}`);
  return { path: page.path, page, lang: page.lang, slug, file, section: sectionOf(page, 'faults') };
});
/** Every code that a brand page explains, with its card, its meanings in the file and its rows in the fault finder. */
const explainedCodes = brandPages.flatMap(({ section, ...brand }) =>
  brand.file.codesOnBrandPage.map((entry: Written, index: number) => {
    const meanings: Written[] = brand.file.codes.filter(({ code, aliases = [] }: Written) =>
      [code, ...aliases].includes(entry.code),
    );
    return {
      ...brand,
      path: `${brand.path}: ${entry.code}`,
      entry,
      card: section.querySelectorAll('details[id]')[index] ?? section,
      section,
      meanings,
      rows: meanings.map(({ code }) => rowOf(brand.slug, code, brand.lang)),
    };
  }),
);

test('ER-2: the specified codes of a brand are among those that its page explains', () => {
  for (const [slug, specified] of Object.entries(specifiedFaultCodes)) {
    const codes = brandPages.find((brand) => brand.slug === slug)?.file.codesOnBrandPage ?? null;
    if (codes !== null)
      expect(codes.map(({ code }: Written) => code)).toEqual(expect.arrayContaining(specified));
  }
});

test('BR-2, ER-2, WD-1: the card of a code has the severity of the fault finder, and either what to do and when to stop or a link to another card with the same steps', () => {
  checkEach(explainedCodes, ({ card, entry, lang, rows, section }) => {
    expect(compactLowerCase(textOf(card))).toContain(compactLowerCase(entry.code));
    expect(severitiesIn(card, lang)).toHaveLength(1);
    for (const row of rows) expect(severitiesIn(row, lang)).toEqual(severitiesIn(card, lang));
    const same = linksOf(card).find((link) => !link.startsWith('#document-'));
    const steps = same === undefined ? card : (section.querySelector(same) ?? card);
    expect(steps.querySelectorAll('ul')).toHaveLength(2);
    for (const list of steps.querySelectorAll('ul')) expect(list.querySelectorAll('li')).not.toEqual([]);
  });
});

test('TR-1: each code names the document behind each of its meanings, or says that none was found', () => {
  checkEach(explainedCodes, ({ card, entry, file, lang, section, meanings }) => {
    const isFound = entry.manualVerdict !== 'not-found';
    const statement = isFound ? labelsIn(lang).provenance.intro : entry.notFound[lang];
    expect(compactLowerCase(textOf(card))).toContain(compactLowerCase(statement));
    if (isFound) expect(meanings).not.toEqual([]);
    const links = linksOf(card).filter((link) => link.startsWith('#document-'));
    const documents = links.map((link) => textOf(section.querySelector(`details li${link}`) ?? card)).join();
    for (const { meaning, families } of isFound ? meanings : []) {
      expect(compactLowerCase(textOf(card))).toContain(compactLowerCase(meaning[lang]));
      for (const { document } of file.families.filter(({ id }: Written) => families.includes(id)))
        expect(compactLowerCase(documents)).toContain(compactLowerCase(document.title[lang]));
    }
  });
});

test('TR-1: the documents that were compared are listed with their numbers, and no page names the URL of a copy of a manual', () => {
  checkEach(brandPages, ({ page, lang, file, section }) => {
    const list = compactText(section.querySelectorAll('details').map(textOf).join());
    for (const { document } of file.families)
      for (const part of document === undefined ? [] : [document.title[lang], ...document.numbers])
        expect(list).toContain(compactText(part));
    expect(page.html).not.toMatch(/github|manualarchive/);
  });
});

test('TL-1, WD-1: every documented code has a row in the fault finder, with its meaning and a severity', () => {
  const all = yamlNamesIn('fault-codes').map((slug) => ({ path: slug, slug }));
  checkEach(all, ({ slug }) => {
    for (const { code, meaning } of readContentFile(`fault-codes/${slug}`).codes as Written[])
      for (const lang of languages) {
        const row = rowOf(slug, code, lang);
        for (const part of [code, meaning[lang]])
          expect(compactLowerCase(textOf(row))).toContain(compactLowerCase(part));
        expect(severitiesIn(row, lang)).not.toEqual([]);
      }
  });
});

test('TL-1, TR-1, ER-2: the gas warning stands with the codes, before the first, with the numbers to call', () => {
  const places = [
    ...brandPages.map(({ path, lang, section }) => ({ path, lang, section, firstCode: null })),
    ...finderPages.map((page) => ({
      ...page,
      section: sectionOf(page, 'codes-title'),
      firstCode: 'Vaillant',
    })),
  ];
  checkEach(places, ({ lang, section, firstCode }) => {
    const text = textOf(section);
    const { list } = readContentFile(`copy/fault-finder/${lang}`);
    const warning = firstCode === null ? labelsIn(lang).gas.question : list.gasFirst;
    expect(compactText(text.split(firstCode ?? '\n')[0] ?? '')).toContain(compactText(warning));
    const repair = pageOf('service/boiler-repair', lang).path;
    expect(linksOf(section)).toEqual(expect.arrayContaining([`${repair}#gas`, 'tel:112']));
  });
});
