import { describe, expect, test } from 'vitest';
import { projectData, testimonials } from '#src/content/loaders/projects.ts';
import { copyOf } from '#src/copy/copy.ts';
import { routes } from '#src/routing/routes.ts';
import { builtPages } from '../support/built-pages.ts';
import { attribute, band, imagesOf, linksOf, open, textOf, textsOf } from '../support/dom.ts';
import { said } from '../support/render-template.ts';
import { graphOf } from '../support/structured-data.ts';
import { shown } from '../support/visible-text.ts';

const languages = ['fr', 'nl'] as const;
const paths = {
  about: { fr: '/fr/a-propos', nl: '/nl/over-ons' },
  projects: { fr: '/fr/projets', nl: '/nl/projecten' },
  legal: { fr: '/fr/mentions-legales', nl: '/nl/juridische-vermeldingen' },
};
describe.each(languages)('RT-7, AB-1: about in %s', (lang) => {
  const page = open(paths.about[lang]);

  test('BC-4: figures: founded, years, clients, technicians, and the four that only this page claims', () => {
    const figures = textsOf(band(page, 'figures'), 'dd');
    const wanted = [
      '{company.founded}',
      '{claims.experience@about|number}+',
      '{claims.clients@about|number}+',
      '{claims.technicians@about|number}',
      '{claims.satisfaction}',
      '{claims.successful-interventions}',
      '{claims.response-time|number}',
      '{claims.work-guarantee}',
    ].map((figure) => said(figure, lang));
    // Behind a figure there may be its unit, but no further digit.
    expect(figures.map((text, index) => text.slice(0, wanted[index]?.length))).toEqual(wanted);
    expect(figures.filter((text, index) => /^\d/.test(text.slice(wanted[index]?.length)))).toEqual([]);
  });

  test('BC-4: the figures are said to be the company’s own', () => {
    expect(textsOf(band(page, 'figures'), 'p').at(-1)).toBe(shown(copyOf('about', lang).figures.note));
  });

  test('story, values, team, zone, call to action', () => {
    expect(textsOf(band(page, 'story'), 'p').length).toBeGreaterThanOrEqual(2);
    expect(textsOf(band(page, 'values'), 'li h3').length).toBeGreaterThanOrEqual(3);
    expect(textOf(band(page, 'team')).length).toBeGreaterThan(100);
    const places = [...routes.keys()].filter((id) => /^(?:region|town)\//.test(id));
    expect(places.length).toBeGreaterThanOrEqual(11);
    expect(linksOf(band(page, 'zone'))).toHaveLength(places.length);
    expect(linksOf(band(page, 'call-to-action')).some((link) => link.startsWith('tel:'))).toBe(true);
  });
});

describe.each(languages)('RT-7, AB-2: projects in %s', (lang) => {
  const page = open(paths.projects[lang]);
  const projects = band(page, 'projects').querySelectorAll('article');
  const copy = copyOf('projects', lang);

  test('every project of the copy, with a category, title, place, date, description, details and image', () => {
    expect(textsOf(band(page, 'projects'), 'h3')).toEqual(
      copy.projects.items.map(({ title }) => shown(title)),
    );
    for (const [index, project] of projects.entries()) {
      const { category } = projectData(copy.projects.items[index]?.id ?? '');
      expect(textOf(project).startsWith(shown(copy.projects.categories[category]))).toBe(true);
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

  test('five category chips that only show: no link, no button', () => {
    const list = band(page, 'projects').querySelectorAll('ul')[0];
    const { all, categories } = copy.projects;
    // Spec §2 names these five; the categories of spec §3 are one more.
    const chips = [
      all,
      ...(['heat-pump', 'gas-boiler', 'underfloor', 'renovation'] as const).map((id) => categories[id]),
    ];
    expect(list === undefined ? [] : textsOf(list, 'li')).toEqual(chips.map(shown));
    expect(list?.querySelectorAll('a, button')).toEqual([]);
  });

  test('testimonials: rating, quote, who says it and where; no band without them', () => {
    const { items } = copy.testimonials;
    const found = page.main.querySelector('section[aria-labelledby="testimonials"]');
    const quotes = found?.querySelectorAll('figure') ?? [];
    expect(found === null).toBe(items.length === 0);
    expect(quotes).toHaveLength(items.length);
    items.forEach(({ id, quote }, index) => {
      const [figure, person] = [quotes[index] ?? page.main, testimonials()[id]];
      expect(textOf(figure)).toContain(`${person?.rating}/5`);
      expect(textsOf(figure, 'blockquote p').at(-1)).toBe(shown(quote));
      expect(textsOf(figure, 'figcaption')).toEqual([`${person?.name}${person?.town[lang]}`]);
    });
  });

  test('BC-7: what is invented carries the sample mark, what is real does not, and no rating is in the data', () => {
    const people = testimonials();
    const bands = {
      projects: copy.projects.items.map(({ id }) => projectData(id).sample),
      testimonials: copy.testimonials.items.map(({ id }) => people[id]?.sample ?? false),
    };
    for (const [id, samples] of Object.entries(bands)) {
      if (samples.length === 0) continue;
      const text = textOf(band(page, id));
      const all = samples.every(Boolean);
      const each = all ? 0 : samples.filter(Boolean).length;
      expect(text.split(copy.sample).length - 1, id).toBe(all ? 1 : 0);
      expect(text.split(copy.sampleOne).length - 1, id).toBe(each);
    }
    expect(JSON.stringify(graphOf(page.html))).not.toMatch(/Rating|Review/);
  });
});

test('BC-7: no page puts a rating into structured data', () => {
  for (const { html, path } of builtPages()) {
    expect(JSON.stringify(graphOf(html)), path).not.toMatch(/aggregateRating|reviewRating|"Review"/);
  }
});

describe.each(languages)('RT-7, AB-3: legal notice in %s', (lang) => {
  const page = open(paths.legal[lang]);
  const text = textOf(page.main);

  test('data protection, cookies, terms of sale', () => {
    const { chapters } = copyOf('legal', lang);
    for (const wanted of ['data-protection', 'cookies', 'sale']) {
      const chapter = chapters.find(({ id }) => id === wanted);
      expect(chapter, `content/copy/legal/${lang}.yaml: chapters: the one with id: ${wanted}`).toBeDefined();
      expect(textsOf(page.main, `#${wanted}`).join()).toContain(shown(chapter?.heading ?? ''));
    }
  });

  test('BC-1: last update, founding year, when to pay, how much in cash, liability cover', () => {
    for (const fact of [
      '{documents.legal-updated}',
      '{company.founded}',
      '{payment.due}',
      '{payment.cash-maximum}',
      '{warranties.liability-cover}',
    ]) {
      expect(text).toContain(said(fact, lang));
    }
  });
});

test('RT-7: search engines are kept from the legal pages and from no other', () => {
  expect([...routes.keys()]).toContain('legal');
  for (const { id, path } of builtPages()) {
    const robots = open(path)
      .root.querySelectorAll('meta[name="robots"]')
      .map((meta) => attribute(meta, 'content'));
    expect(robots, path).toEqual(id === 'legal' ? ['noindex'] : []);
  }
});
