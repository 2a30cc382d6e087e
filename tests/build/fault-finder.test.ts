import { expect, test } from 'vitest';
import { formatDate } from '#src/lib/format.ts';
import { pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach, findDuplicates } from '../support/check-each.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { attribute, heroOf, linksOf, sectionOf, textOf } from '../support/dom.ts';
import { compact } from '../support/plain-text.ts';

const pages = pagesLike(/^fault-finder$/);

/** The list of each brand, and its file in content/fault-codes/ as it is written. */
const lists = pages.flatMap((page) =>
  yamlNamesIn('fault-codes').map((slug) => ({
    path: `${page.path}: ${slug}`,
    page,
    slug,
    file: contentFile(`fault-codes/${slug}`),
    list: page.main.querySelector(`details[data-brand="${slug}"]`) ?? page.main,
    labels: contentFile(`copy/fault-labels/${page.lang}`),
  })),
);

test('TL-1: every documented code has a row with an anchor of its own, its meaning, its note and who may act', () => {
  checkEach(lists, ({ page: { lang }, list, file, labels }) => {
    const rows = list.querySelectorAll('li[id]').map((row) => ({ row, text: textOf(row) }));
    expect(findDuplicates(rows.map(({ row }) => attribute(row, 'id')))).toEqual([]);
    expect(file.codes.length).toBeGreaterThan(10);
    for (const { code, aliases = [], meaning, severity, note } of file.codes) {
      const found = rows.find(
        ({ text }) =>
          (text.startsWith(`${code} `) || text.includes(`(${code})`)) &&
          compact(text).includes(compact(meaning[lang])),
      );
      if (found === undefined) throw new Error(`no row for ${code}: ${meaning[lang]}`);
      // Of a code that the page of the brand explains, tests/build/fault-codes.test.ts compares both.
      const isExplained = file.brandPage.some((entry: { code: string }) =>
        [code, ...aliases].includes(entry.code),
      );
      if (!isExplained) expect(compact(found.text)).toContain(compact(labels.severities[severity]));
      expect(linksOf(found.row)).toEqual([`#${attribute(found.row, 'id')}`]);
      if (note !== undefined) expect(compact(found.text)).toContain(compact(note[lang]));
    }
  });
});

test('TL-1, TR-1: every document is named, with how and when it was read', () => {
  checkEach(lists, ({ page: { lang, main }, list, file, labels }) => {
    const documents = compact(textOf(list.querySelector('ol') ?? main));
    for (const { document, label, read, checked } of file.families) {
      expect(documents).toContain(compact(label[lang]));
      if (document !== undefined) expect(documents).toContain(compact(document.title[lang]));
      expect(documents).toContain(compact(`${labels.provenance[read]} ${formatDate(checked, lang)}`));
    }
  });
});

test('TL-1: the page of a brand leads to its list', () => {
  checkEach(lists, ({ page, slug, list }) => {
    expect(list.querySelectorAll(`#${slug}`)).toHaveLength(1);
    expect(linksOf(pageOf(`brand/${slug}`, page.lang).main)).toContain(`${page.path}#${slug}`);
  });
});

test('TL-1: the form asks for brand and code, and leads to the list where no script answers', () => {
  checkEach(pages, (page) => {
    const form = heroOf(page).querySelector('form');
    expect(attribute(form, 'action')).toBe('#codes');
    const brands = form?.querySelectorAll('input[type="radio"]').map((radio) => attribute(radio, 'value'));
    expect(brands?.toSorted()).toEqual(yamlNamesIn('fault-codes').toSorted());
    expect(form?.querySelectorAll('input[name="code"]')).toHaveLength(1);
    expect(page.main.querySelectorAll('section#codes')).toHaveLength(1);
  });
});

test('TL-1: the smell of gas comes before the first code', () => {
  checkEach(pages, (page) => {
    const [before = ''] = compact(textOf(sectionOf(page, 'codes-title'))).split('Vaillant');
    expect(before).toContain(compact(contentFile(`copy/fault-labels/${page.lang}`).gas.question));
  });
});

test('TL-1: home page, repair page and the footer lead to it', () => {
  checkEach(pages, ({ path, lang }) => {
    for (const id of ['home', 'service/boiler-repair'])
      expect(
        linksOf(pageOf(id, lang).main).filter((link) => link.startsWith(path)),
        id,
      ).not.toEqual([]);
    const footer = pageOf('about', lang).root.querySelector('footer');
    expect(footer === null ? [] : linksOf(footer)).toContain(path);
  });
});

test('TL-7: of four problems the smell of gas is open and ends in the numbers of the gas networks; each other in one action, on the repair page with a price and our number', () => {
  checkEach(pagesLike(/^(?:home|service\/boiler-repair)$/), ({ main, id }) => {
    const problems = main.querySelectorAll('details[name="door"]');
    expect(problems.map((problem) => problem.hasAttribute('open'))).toEqual([true, false, false, false]);
    const [gas = main, ...others] = problems;
    const numbers = linksOf(gas).filter((link) => link.startsWith('tel:'));
    expect(numbers).toHaveLength(4);
    expect(numbers).toContain('tel:112');
    expect(numbers.filter((link) => link.startsWith('tel:0800'))).toHaveLength(3);
    expect(textOf(gas)).not.toContain('€');
    for (const problem of others) {
      if (id !== 'home') {
        expect(textOf(problem)).toContain('€');
        expect(linksOf(problem).filter((link) => link.startsWith('tel:+32'))).toHaveLength(1);
      }
      const actions = linksOf(problem).filter((link) => link === '#contact');
      expect([...actions, ...problem.querySelectorAll('form')]).toHaveLength(1);
    }
  });
});
