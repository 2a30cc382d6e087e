import { expect, test } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { contactOf, linksOf, open } from '../support/dom.ts';

const pages = builtPages();
/** Pages that carry the form; the others send visitors to that of the home page (spec §2: "mostly"). */
const withForm = /^(?:home$|about$|region\/|town\/|service\/)/;

test.each(pages)(
  'PG-3: $path has a header, a footer and, where it belongs, the contact section',
  ({ id, path }) => {
    const page = open(path);
    expect(page.root.querySelectorAll('body > header')).toHaveLength(1);
    expect(page.root.querySelectorAll('body > footer')).toHaveLength(1);
    expect(contactOf(page) !== null).toBe(withForm.test(id));
  },
);

test.each(pages)(
  'PG-3: on $path a quote is one click away: the form, or the booking page',
  ({ lang, path }) => {
    const page = open(path);
    const form = contactOf(page) === null ? `/${lang}#contact` : '#contact';
    const quote = linksOf(page.root).filter((link) => link === form || link === `/${lang}#contact`);
    expect(quote.length).toBeGreaterThan(0);
  },
);

test('PG-3: fragments are reached by smooth scrolling, unless the visitor asked for less motion', () => {
  for (const { path, html } of pages) {
    expect(html, path).toMatch(/scroll-behavior:\s*smooth/);
    expect(html, path).toMatch(/prefers-reduced-motion[\s\S]{0,200}scroll-behavior:\s*auto/);
  }
});
