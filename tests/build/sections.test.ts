import { describe, expect, test } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { attribute, contactOf, linksOf, open, sectionOf, textOf } from '../support/dom.ts';

/** Sections of each kind of page by the ids of their headings. Others may stand between them, in any order. */
const sections: [requirement: string, pages: RegExp, headings: string[]][] = [
  ['HM-1, HM-2, HM-3, HM-4, HM-5', /^home$/, ['top', 'services-heading', 'why', 'certifications', 'brands']],
  [
    'HM-6, HM-7, HM-8, HM-9, HM-10',
    /^home$/,
    ['coverage', 'regions', 'prices-heading', 'formulas', 'about-heading'],
  ],
  ['HM-11, HM-12', /^home$/, ['questions', 'contact-heading']],
  ['RG-1', /^region\//, ['top', 'intro-title', 'services-title', 'communes-title', 'call-to-action']],
  ['BC-5', /^region\//, ['rule-title']],
  [
    'TN-1, TN-2, TN-3, TN-4, TN-5',
    /^town\//,
    ['top', 'intro-title', 'services-title', 'nearby-title', 'call-to-action'],
  ],
  ['TN-2', /^town\/liedekerke$/, ['reasons-title']],
  ['SV-1 to SV-5', /^service\//, ['prices-title', 'questions', 'call-to-action', 'contact-heading']],
  ['SV-1', /boiler-installation$/, ['reasons', 'types', 'steps-title', 'law', 'subsidies', 'brands']],
  ['SV-2', /boiler-maintenance$/, ['included-title', 'why', 'law', 'reasons']],
  ['SV-3', /boiler-repair$/, ['safety-title', 'guarantees', 'faults', 'steps-title', 'zones', 'law']],
  ['SV-4', /heat-pump$/, ['benefits', 'steps-title', 'subsidies']],
  ['SV-5', /underfloor-heating$/, ['advantages', 'steps-title', 'systems-title', 'coverings']],
  ['BL-1', /^blog$/, ['articles']],
  ['BL-3', /^article\//, ['call-to-action']],
  ['AB-1', /^about$/, ['story', 'figures', 'values', 'team', 'zone', 'call-to-action']],
  ['AB-2', /^projects$/, ['projects']],
  ['BR-1', /^brands$/, ['brands']],
  ['TL-1', /^fault-finder$/, ['top', 'codes-title', 'contact-heading']],
  ['TL-7', /^home$/, ['fault']],
  ['BR-2', /^brand\//, ['about-brand', 'products', 'strengths', 'faults', 'call']],
];

const pages = builtPages();

describe.each(sections)('%s: %s', (_, kind, headings) => {
  test.each(pages.filter(({ id }) => kind.test(id)))('$path has its sections', ({ path }) => {
    for (const heading of headings)
      expect(textOf(sectionOf(open(path), heading)).length, heading).toBeGreaterThan(20);
  });
});

test('HM-13: the French home page has two sections more: grants and VAT, means of payment', () => {
  const headings = (path: string) =>
    open(path)
      .main.querySelectorAll('section')
      .map((section) => attribute(section, 'aria-labelledby'));
  const dutch = headings('/nl');
  expect(headings('/fr').filter((heading) => !dutch.includes(heading))).toEqual(['subsidies', 'payment']);
});

test.each(['/fr', '/nl'])(
  'PG-4: the sections home, services, about and contact of %s can be reached',
  (path) => {
    for (const id of ['home', 'services', 'about', 'contact']) {
      expect(open(path).main.querySelectorAll(`section#${id}`), id).toHaveLength(1);
    }
  },
);

/** Pages that carry the form; the others send visitors to that of the home page (spec §2: "mostly"). */
const withForm = /^(?:home$|about$|fault-finder$|service-area$|maintenance-due$|region\/|town\/|service\/)/;

test.each(pages)(
  'PG-3, TN-4: $path has a header, a footer and, where it belongs, the contact section; a quote is one click away',
  ({ id, path, lang }) => {
    const page = open(path);
    expect(page.root.querySelectorAll('body > header')).toHaveLength(1);
    expect(page.root.querySelectorAll('body > footer')).toHaveLength(1);
    expect(contactOf(page)?.querySelectorAll('form').length ?? 0).toBe(withForm.test(id) ? 1 : 0);
    expect(linksOf(page.root).some((link) => link === '#contact' || link === `/${lang}#contact`)).toBe(true);
  },
);

test.each(pages.filter(({ id }) => /^(?:region|town|service)\/|^about$/.test(id)))(
  'RG-1, TN-4, SV-1 to SV-5, AB-1: the closing call to action of $path has the phone',
  ({ path }) => {
    expect(linksOf(sectionOf(open(path), 'call-to-action')).join()).toMatch(/tel:\+32\d{8,9}/);
  },
);

/** What a page is made of: per section its headings, list items, table rows, questions and paragraphs. */
const shapeOf = (path: string) =>
  open(path)
    .main.querySelectorAll('section')
    .map((section) => ['h3', 'li', 'tr', 'details', 'p'].map((tag) => section.querySelectorAll(tag).length));

test.each(pages.filter(({ id, lang }) => lang === 'nl' && id !== 'home'))(
  'RT-10, SV-6: $path has the parts of its French twin',
  ({ id, path }) => {
    const twin = pages.find((page) => page.id === id && page.lang === 'fr');
    expect(shapeOf(path)).toEqual(shapeOf(twin?.path ?? ''));
  },
);
