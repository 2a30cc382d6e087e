import { expect, test } from 'vitest';
import { pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { attribute, imagesOf, linksOf, sectionOf, textOf, textsOf } from '../support/dom.ts';

const testimonials = readContentFile('testimonials');
const projectPages = pagesLike(/^projects$/).map((page) => ({
  path: page.path,
  lang: page.lang,
  main: page.main,
  copy: readContentFile(`copy/projects/${page.lang}`),
}));
const legalPages = pagesLike(/^legal$/);

test('RT-7, AB-2: a project has a title, place, date, description, details and an image with a description; the categories only show', () => {
  checkEach(projectPages, ({ copy, ...page }) => {
    const projects = sectionOf(page, 'projects').querySelectorAll('article');
    expect(projects).toHaveLength(copy.projects.items.length);
    // The categories above the projects are text: they filter nothing.
    const [chips = page.main] = sectionOf(page, 'projects').querySelectorAll('ul');
    expect(chips.querySelectorAll('a, button')).toEqual([]);
    for (const project of projects) {
      expect(textsOf(project, 'h3')).toHaveLength(1);
      expect(attribute(project.querySelector('time'), 'datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
      const placeAndDatePattern = /^\p{Lu}.+, \d{1,2} \p{L}+ 20\d\d$/u;
      expect(textsOf(project, 'p').filter((text) => placeAndDatePattern.test(text))).not.toEqual([]);
      expect(textsOf(project, 'li')).not.toEqual([]);
      expect(imagesOf(project)).toHaveLength(1);
      expect(attribute(project.querySelector('img'), 'alt').length).toBeGreaterThan(10);
    }
  });
});

test('AB-2: a testimonial has a rating, and says who said it and where', () => {
  checkEach(projectPages, ({ copy, lang, main }) => {
    const items: { id: string }[] = copy.testimonials.items;
    const quotes = main.querySelectorAll('section[aria-labelledby="testimonials"] figure');
    expect(quotes.map((figure) => textsOf(figure, 'figcaption'))).toEqual(
      items.map(({ id }) => [`${testimonials[id].name}${testimonials[id].town[lang]}`]),
    );
    for (const [index, { id }] of items.entries())
      expect(textOf(quotes[index] ?? main)).toContain(`${testimonials[id].rating}/5`);
  });
});

test('AB-3: the legal notice has data protection, cookies, terms of sale, withdrawal and complaints', () => {
  checkEach(legalPages, ({ main }) => {
    for (const id of ['data-protection', 'cookies', 'sale', 'withdrawal', 'complaints'])
      expect(main.querySelectorAll(`#${id}`), id).toHaveLength(1);
    // The European platform closed in July 2025.
    expect(linksOf(main).filter((href) => href.includes('/odr'))).toEqual([]);
  });
});

test('AB-3: the legal notice names everything that content/company.yaml has under legal', () => {
  const legal: Record<string, string>[] = Object.values(readContentFile('company').legal);
  checkEach(legalPages, ({ main, lang }) => {
    const values = legal.map((value) => value[lang] ?? '');
    for (const value of new Set(values)) {
      const times = values.filter((other) => other === value).length;
      expect(textOf(main).split(value).length - 1, value).toBeGreaterThanOrEqual(times);
    }
  });
});
