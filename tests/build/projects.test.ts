import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href, routes } from '#src/site.ts';
import { builtPages } from '../support/built-pages.ts';
import { contentFile } from '../support/content-files.ts';
import { attribute, imagesOf, linksOf, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { allNodes, graphOf } from '../support/structured-data.ts';

describe.each(languages)('RT-7, AB-2: projects in %s', (lang) => {
  const page = open(href('projects', lang));
  const copy = contentFile(`copy/projects/${lang}`);

  test('every project has a title, place, date, description, details and an image with a description', () => {
    const projects = sectionOf(page, 'projects').querySelectorAll('article');
    expect(projects).toHaveLength(copy.projects.items.length);
    for (const project of projects) {
      expect(textsOf(project, 'h3')).toHaveLength(1);
      expect(attribute(project.querySelector('time'), 'datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(textsOf(project, 'p').some((text) => /^\p{Lu}.+, \d{1,2} \p{L}+ 20\d\d$/u.test(text))).toBe(
        true,
      );
      expect(textsOf(project, 'li').length).toBeGreaterThanOrEqual(1);
      expect(imagesOf(project)).toHaveLength(1);
      expect(attribute(project.querySelector('img'), 'alt').length).toBeGreaterThan(10);
    }
  });

  test('the category chips only show: no link, no button', () => {
    const list = sectionOf(page, 'projects').querySelectorAll('ul')[0];
    expect(list === undefined ? [] : textsOf(list, 'li')).not.toEqual([]);
    expect(list?.querySelectorAll('a, button')).toEqual([]);
  });

  test('a testimonial has a rating, and says who said it and where; no section without them', () => {
    const items: { id: string }[] = copy.testimonials.items;
    const people = contentFile('testimonials');
    const quotes = page.main.querySelectorAll('section[aria-labelledby="testimonials"] figure');
    expect(quotes).toHaveLength(items.length);
    for (const [index, { id }] of items.entries()) {
      const figure = quotes[index] ?? page.main;
      expect(textOf(figure)).toContain(`${people[id].rating}/5`);
      expect(textsOf(figure, 'figcaption')).toEqual([`${people[id].name}${people[id].town[lang]}`]);
    }
  });

  const { samples } = contentFile(`ui/${lang}`);

  test('BC-7, TR-3: samples carry the sample mark, once for all or each, and what is real does not', () => {
    const people = contentFile('testimonials');
    const marked: Record<string, boolean[]> = {
      projects: copy.projects.items.map(({ id }: { id: string }) => contentFile(`projects/${id}`).sample),
      testimonials: copy.testimonials.items.map(({ id }: { id: string }) => people[id].sample),
    };
    for (const [id, marks] of Object.entries(marked)) {
      if (marks.length === 0) continue;
      const text = textOf(sectionOf(page, id));
      const all = marks.every(Boolean);
      expect(text.split(samples.all).length - 1, id).toBe(all ? 1 : 0);
      expect(text.split(samples.one).length - 1, id).toBe(all ? 0 : marks.filter(Boolean).length);
    }
  });
});

test.each(builtPages())('BC-7: no rating and no review in the data of $path', ({ html }) => {
  const words = allNodes(graphOf(html)).flatMap((node) => [...Object.keys(node), String(node['@type'])]);
  expect(words.filter((word) => /rating|review/i.test(word))).toEqual([]);
});

test.each(languages)(
  'AB-1: the area of the page about the company leads to every town and region (%s)',
  (lang) => {
    const places = [...routes.keys()]
      .filter((id) => /^(?:region|town)\//.test(id))
      .map((id) => href(id, lang));
    expect(linksOf(sectionOf(open(href('about', lang)), 'zone')).sort()).toEqual(places.sort());
  },
);

describe.each(languages)('AB-3: the legal notice in %s', (lang) => {
  const page = open(href('legal', lang));

  test('has data protection, cookies, terms of sale, withdrawal and complaints', () => {
    for (const id of ['data-protection', 'cookies', 'sale', 'withdrawal', 'complaints'])
      expect(page.main.querySelectorAll(`#${id}`), id).toHaveLength(1);
  });

  test('names everything that content/company.yaml has under legal', () => {
    const values = Object.values<Record<string, string>>(contentFile('company').legal).map(
      (value) => value[lang] ?? '',
    );
    const text = textOf(page.main);
    for (const value of new Set(values)) {
      const times = values.filter((other) => other === value).length;
      expect(text.split(value).length - 1, value).toBeGreaterThanOrEqual(times);
    }
  });

  test('does not send anybody to the European platform that closed in July 2025', () => {
    expect(linksOf(page.main).filter((address) => address.includes('/odr'))).toEqual([]);
  });
});
