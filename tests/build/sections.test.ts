import { expect, test } from 'vitest';
import { type BuiltPage, builtPages, otherLanguageOf, pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { attribute, contactOf, linksOf, sectionOf } from '../support/dom.ts';

const pages = builtPages();

test('HM-13: the French home page has two sections more: grants and VAT, means of payment', () => {
  const headings = ({ main }: BuiltPage) =>
    main.querySelectorAll('section').map((section) => attribute(section, 'aria-labelledby'));
  const dutch = headings(pageOf('home', 'nl'));
  expect(headings(pageOf('home', 'fr')).filter((one) => !dutch.includes(one))).toEqual([
    'subsidies',
    'payment',
  ]);
});

test('PG-4: the sections home, services, about and contact of the home page can be reached', () => {
  checkEach(pagesLike(/^home$/), ({ main }) => {
    for (const id of ['home', 'services', 'about', 'contact'])
      expect(main.querySelectorAll(`section#${id}`), id).toHaveLength(1);
  });
});

/** Pages that carry the form; the others send visitors to that of the home page. */
const pagesWithFormPattern = /^(?:home$|fault-finder$|my-price$|service\/)/;
/** Pages whose contact section has links instead. */
const pagesWithLinksPattern = /^(?:about$|service-area$|maintenance-due$|region\/|town\/)/;

test('PG-3, TN-4: a page has a header, a footer and, where it belongs, the contact section; a quote is one click away', () => {
  checkEach(pages, (page) => {
    const { id, lang, root } = page;
    expect(root.querySelectorAll('body > header')).toHaveLength(1);
    expect(root.querySelectorAll('body > footer')).toHaveLength(1);
    expect(contactOf(page)?.querySelectorAll('form') ?? []).toHaveLength(
      pagesWithFormPattern.test(id) ? 1 : 0,
    );
    const isContact = (link: string) => link === '#contact' || link === `/${lang}#contact`;
    expect(linksOf(root).some(isContact)).toBe(true);
  });
});

test('PG-3, RG-1: a contact section without the form has links to call, to book and to write', () => {
  checkEach(pagesLike(pagesWithLinksPattern), (page) =>
    expect(linksOf(contactOf(page) ?? page.main).slice(-3)).toEqual([
      expect.stringMatching(/^tel:\+32\d{8,9}$/),
      readContentFile('company').bookingUrl[page.lang],
      `/${page.lang}#contact`,
    ]),
  );
});

test('CF-1, TR-4: the fields of the form have their limits', () => {
  checkEach(
    pages.filter(({ id }) => pagesWithFormPattern.test(id)),
    ({ main }) => {
      const fields = main.querySelectorAll('#contact input, #contact textarea');
      const limits = fields.map((field) =>
        [attribute(field, 'name'), attribute(field, 'maxlength')].join(' '),
      );
      expect(limits).toEqual(['name 100', 'email 255', 'phone 20', 'message 1000']);
      expect(fields.every((field) => field.hasAttribute('required'))).toBe(true);
      expect(attribute(fields.at(-1) ?? null, 'rows')).toBe('6');
      // TR-4: no form goes to an address.
      for (const target of ['form[action]', 'form[method]', '[formaction]'])
        expect(main.querySelectorAll(`#contact ${target}`)).toEqual([]);
    },
  );
});

test('RG-1, TN-4, SV-1 to SV-5, AB-1: the closing call to action has the phone', () => {
  checkEach(pagesLike(/^(?:region|town|service)\/|^about$/), (page) =>
    expect(linksOf(sectionOf(page, 'call-to-action')).join()).toMatch(/tel:\+32\d{8,9}/),
  );
});

/** The structure of a page: for each section its headings, list items, table rows, questions and paragraphs. */
const shapeOf = ({ main }: BuiltPage) =>
  main
    .querySelectorAll('section')
    .map((section) => ['h3', 'li', 'tr', 'details', 'p'].map((tag) => section.querySelectorAll(tag).length));

test('RT-10, SV-6: a Dutch page has the parts of its French twin', () => {
  const dutch = pages.filter(({ id, lang }) => lang === 'nl' && id !== 'home');
  checkEach(dutch, (page) => expect(shapeOf(page)).toEqual(shapeOf(otherLanguageOf(page))));
});
