import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { href } from '#src/site.ts';
import { attribute, heroOf, linksOf, open, sectionOf, textOf } from '../support/dom.ts';
import { renderTemplate } from '../support/render-template.ts';

const services = [
  'service/boiler-installation',
  'service/boiler-maintenance',
  'service/boiler-repair',
  'service/heat-pump',
  'service/underfloor-heating',
] as const satisfies PageId[];

describe.each(services.flatMap((id) => languages.map((lang) => href(id, lang))))('RT-5: %s', (path) => {
  const page = open(path);

  test('SV-1 to SV-5: opens with the one H1 and a link to the form, with which it ends', () => {
    expect(page.main.querySelectorAll('h1')).toHaveLength(1);
    expect(heroOf(page).querySelector('h1')).not.toBeNull();
    expect(linksOf(heroOf(page))).toContain('#contact');
    expect(attribute(page.main.querySelectorAll('section').at(-1) ?? null, 'id')).toBe('contact');
  });

  test('SV-1 to SV-5: the questions open one at a time', () => {
    const names = sectionOf(page, 'questions')
      .querySelectorAll('details')
      .map((one) => attribute(one, 'name'));
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).not.toBe('');
  });
});

describe.each(languages)('in %s', (lang) => {
  const repair = open(href('service/boiler-repair', lang));

  test('SV-3: a call button, and what to do while waiting: gas, water, no start, frost, with 112', () => {
    expect(linksOf(heroOf(repair)).some((link) => link.startsWith('tel:'))).toBe(true);
    for (const id of ['gas', 'water', 'no-start', 'frost'])
      expect(repair.main.querySelectorAll(`#${id}`), id).toHaveLength(1);
    expect(linksOf(sectionOf(repair, 'safety-title'))).toContain('tel:112');
  });

  test('SV-3: carbon monoxide, which nobody smells, has a line of its own above the cards, with 112', () => {
    const [, warning, cards] = sectionOf(repair, 'safety-title').childElements;
    expect(textOf(warning ?? repair.main)).toMatch(/\bCO\b.+\b112\b/);
    expect(linksOf(warning ?? repair.main)).toEqual(['tel:112']);
    expect(textOf(cards ?? repair.main)).not.toMatch(/\bCO\b/);
  });

  test('SV-3: the zones lead to the pages of the three regions', () => {
    const regions = (['region/brussels', 'region/flemish-brabant', 'region/walloon-brabant'] as const).map(
      (id) => href(id, lang),
    );
    expect(linksOf(sectionOf(repair, 'zones'))).toEqual(expect.arrayContaining(regions));
  });

  test('SV-1: the page names brands that are installed', () => {
    const page = open(href('service/boiler-installation', lang));
    expect(textOf(sectionOf(page, 'brands'))).toMatch(/Vaillant|Viessmann|Buderus|Bosch/);
  });

  test('SV-4, BC-5: each board of grants says when it was looked up', () => {
    expect(textOf(sectionOf(open(href('service/heat-pump', lang)), 'subsidies'))).toContain(
      renderTemplate('{law.reviewed}', lang),
    );
  });

  test('SV-5: the questions have the ids item-1 to item-5', () => {
    const { main } = open(href('service/underfloor-heating', lang));
    for (const number of [1, 2, 3, 4, 5])
      expect(main.querySelectorAll(`details#item-${number}`)).toHaveLength(1);
  });

  test('SV-6: payment by card, Bancontact or transfer in French, by card or transfer in Dutch', () => {
    for (const id of ['service/boiler-maintenance', 'service/boiler-repair'] as const) {
      const text = textOf(open(href(id, lang)).main);
      expect(text).toContain(renderTemplate('{payment.methods}', lang));
      expect(text.includes('Bancontact')).toBe(lang === 'fr');
    }
  });
});
