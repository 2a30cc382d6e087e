import { expect, test } from 'vitest';
import { pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { attribute, heroOf, linksOf, sectionOf, textOf } from '../support/dom.ts';
import { compactText } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';

const repairPages = pagesLike(/boiler-repair$/);

test('RT-5, SV-1 to SV-5: a service page opens with its one H1 and a link to the form, with which it ends', () => {
  checkEach(pagesLike(/^service\//), (page) => {
    expect(page.main.querySelectorAll('h1')).toHaveLength(1);
    expect(heroOf(page).querySelectorAll('h1')).toHaveLength(1);
    expect(linksOf(heroOf(page))).toContain('#contact');
    expect(attribute(page.main.querySelectorAll('section').at(-1) ?? null, 'id')).toBe('contact');
  });
});

test('HM-11, SV-1 to SV-5: the questions open one at a time, and are in the data word for word', () => {
  checkEach(pagesLike(/^(?:home$|service\/)/), (page) => {
    const questions = sectionOf(page, 'questions').querySelectorAll('details');
    const groups = new Set(questions.map((one) => attribute(one, 'name')));
    expect([...groups]).toEqual([expect.stringMatching(/./)]);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    const data = listOf<{ name: string; acceptedAnswer: { text: string } }>(
      nodesOf(page.html, 'FAQPage')[0],
      'mainEntity',
    );
    expect(data).toHaveLength(questions.length);
    for (const [index, { name, acceptedAnswer }] of data.entries()) {
      const text = compactText(textOf(questions[index] ?? page.main));
      for (const part of [name, acceptedAnswer.text]) expect(text).toContain(compactText(part));
    }
  });
});

test('SV-3: a call button, and what to do while waiting: gas, water, no start, frost, with 112; the zones lead to the three regions', () => {
  checkEach(repairPages, (page) => {
    expect(linksOf(heroOf(page)).filter((link) => link.startsWith('tel:'))).not.toEqual([]);
    for (const id of ['gas', 'water', 'no-start', 'frost'])
      expect(page.main.querySelectorAll(`#${id}`), id).toHaveLength(1);
    expect(linksOf(sectionOf(page, 'safety-title'))).toContain('tel:112');
    const regions = pagesLike(/^region\//).filter(({ lang }) => lang === page.lang);
    expect(linksOf(sectionOf(page, 'zones'))).toEqual(
      expect.arrayContaining(regions.map(({ path }) => path)),
    );
  });
});

test('SV-3: carbon monoxide, which nobody smells, has a line of its own above the cards, with 112', () => {
  checkEach(repairPages, (page) => {
    const [, lines = page.main, cards = page.main] = sectionOf(page, 'safety-title').childElements;
    const [warning = page.main] = lines.childElements;
    expect(textOf(warning)).toMatch(/\bCO\b.+\b112\b/);
    expect(linksOf(warning)).toEqual(['tel:112']);
    expect(textOf(cards)).not.toMatch(/\bCO\b/);
  });
});

test('SV-6: payment by card, Bancontact or transfer in French, by card or transfer in Dutch', () => {
  checkEach(pagesLike(/boiler-(?:maintenance|repair)$/), ({ main, lang }) => {
    expect(textOf(main)).toContain(renderTemplate('{payment.methods}', lang));
    expect(textOf(main).includes('Bancontact')).toBe(lang === 'fr');
  });
});

test('AB-1: the area of the page about the company leads to every town and region', () => {
  checkEach(pagesLike(/^about$/), (page) => {
    const places = pagesLike(/^(?:region|town)\//).filter(({ lang }) => lang === page.lang);
    expect(linksOf(sectionOf(page, 'zone')).sort()).toEqual(places.map(({ path }) => path).sort());
  });
});

test('SV-4, SV-5, BC-5: the heat-pump page says when its grants were looked up; the questions of the underfloor page have the ids item-1 to item-5', () => {
  checkEach(pagesLike(/^service\/heat-pump$/), (page) =>
    expect(textOf(sectionOf(page, 'subsidies'))).toContain(renderTemplate('{law.reviewed}', page.lang)),
  );
  checkEach(pagesLike(/underfloor-heating$/), ({ main }) => {
    const ids = main.querySelectorAll('details').map((one) => attribute(one, 'id'));
    expect(ids).toEqual(expect.arrayContaining(['item-1', 'item-2', 'item-3', 'item-4', 'item-5']));
  });
});
