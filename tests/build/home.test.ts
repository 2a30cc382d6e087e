import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { copyOf } from '#src/copy/copy.ts';
import { drawingNames, drawingSource } from '#src/drawings/drawings.ts';
import { band, linksOf, open, textOf, textsOf } from '../support/dom.ts';
import { said } from '../support/render-template.ts';
import { notShown, shown } from '../support/visible-text.ts';

const languages = ['fr', 'nl'] as const;

describe.each(languages)('the home page in %s', (lang) => {
  const page = open(`/${lang}`);

  test('HM-1, HM-2: each drawing of the sprite is there, and shows the part of its plane that its file names', () => {
    const [, address = ''] =
      /<use[^>]* href="([^"#]+)#/.exec(page.html.slice(page.html.indexOf('<main'))) ?? [];
    expect(address, 'named by its content, so that it belongs to this page').toMatch(
      /^\/_astro\/home\.[0-9a-f]{8}\.svg$/,
    );
    const sprite = readFileSync(`dist${address}`, 'utf8');
    const shown = page.html.split('<svg ').flatMap((svg) =>
      [...svg.matchAll(/href="\/_astro\/home\.[^"#]+#([\w-]+)"/g)].map(([, name = '']) => ({
        name,
        viewBox: /viewBox="[^"]+"/.exec(svg)?.[0] ?? 'none',
      })),
    );
    expect(shown.length).toBeGreaterThan(10);
    for (const { name, viewBox } of shown) {
      expect(sprite).toContain(`id="${name}"`);
      const drawing = name.replace(/-(supply|return)$/, '');
      if (drawingNames().includes(drawing)) expect(drawingSource(drawing), drawing).toContain(viewBox);
    }
  });

  test('HM-3: six reasons, four statistics, call or book online', () => {
    const why = band(page, 'why');
    expect(textsOf(why, 'li h3')).toHaveLength(6);
    const statistics = textsOf(why, 'dd .visually-hidden');
    expect(statistics).toEqual(
      [
        '{claims.experience@home|number}+',
        '{claims.clients@home|number}+',
        '{claims.technicians@home|number}+',
        '{claims.recommend}',
      ].map((figure) => said(figure, lang)),
    );
    const links = linksOf(why);
    expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
    expect(links.some((link) => link.startsWith('https://'))).toBe(true);
  });

  test('HM-4: six certifications, three accreditations, the national network', () => {
    const papers = band(page, 'certifications');
    const [cards, plates] = papers.querySelectorAll('ul');
    expect(cards === undefined ? [] : textsOf(cards, 'li h3')).toHaveLength(6);
    const { accreditations, network } = copyOf('home', lang).certifications;
    expect(accreditations).toHaveLength(3);
    expect(notShown(plates === undefined ? [] : textsOf(plates, 'li'), accreditations)).toEqual([]);
    expect(textsOf(papers, 'h3').at(-1)).toBe(shown(network.title));
  });

  test('HM-9: each formula leads to the booking page, the urgent one to the phone first', () => {
    const [standard, premium, urgent] = band(page, 'formulas')
      .querySelectorAll('h3')
      .map((heading) => linksOf(heading.parent ?? page.main).map((link) => link.split(':')[0]));
    expect({ standard, premium, urgent }).toEqual({
      standard: ['https'],
      premium: ['https'],
      urgent: ['tel', 'https'],
    });
  });

  test('HM-10: about us in two paragraphs, with highlights', () => {
    const about = band(page, 'about-heading');
    expect(about.querySelectorAll('p').filter((text) => textOf(text).length > 60)).toHaveLength(2);
    expect(textsOf(about, 'li').length).toBeGreaterThanOrEqual(3);
  });

  test('PG-4: the sections home, services, about and contact can be reached', () => {
    for (const id of ['home', 'services', 'about', 'contact']) {
      expect(page.main.querySelectorAll(`section#${id}`), id).toHaveLength(1);
    }
  });
});
