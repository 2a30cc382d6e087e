import { describe, expect, test } from 'vitest';
import { regionSlugs } from '#src/content/schemas/places.ts';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { contentFile } from '../support/content-files.ts';
import { heroOf, linksOf, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { compact } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { testPlaceBanner } from './place-banner.ts';

const regions = regionSlugs.flatMap((slug) =>
  languages.map((lang) => ({
    slug,
    lang,
    path: href(`region/${slug}`, lang),
    data: contentFile(`regions/${slug}`),
  })),
);

const services = [
  'service/boiler-installation',
  'service/boiler-maintenance',
  'service/boiler-repair',
  'service/heat-pump',
  'service/underfloor-heating',
] as const;

test('RT-3: the Brussels Region has 19 communes', () => {
  expect(contentFile('regions/brussels').communes).toHaveLength(19);
});

describe.each(regions)('BC-6: the banner of $path', testPlaceBanner);

describe.each(regions)('RG-1: $path', ({ lang, path, data }) => {
  const page = open(path);

  test('names every commune of its file once, and how many there are', () => {
    const names: string[] = data.communes.map(({ name }: { name: Record<string, string> }) =>
      compact(name[lang] ?? ''),
    );
    const shown = textsOf(sectionOf(page, 'communes-title'), 'li').map(compact);
    expect(shown).toHaveLength(names.length);
    for (const name of names)
      expect(
        shown.filter((text) => text.startsWith(name)),
        name,
      ).toHaveLength(1);
    expect(textsOf(heroOf(page), 'ul li')[0]).toContain(String(names.length));
  });

  test('has a quote button, and a card for each service that leads to its page', () => {
    expect(linksOf(heroOf(page))).toContain('#contact');
    const links = linksOf(sectionOf(page, 'services-title')).map((link) => link.split('#')[0]);
    expect(links).toEqual(expect.arrayContaining(services.map((id) => href(id, lang))));
  });

  test('BC-5: tells the rule of its own Region, with the date it was looked up', () => {
    expect(textOf(sectionOf(page, 'rule-title'))).toContain(renderTemplate('{law.reviewed}', lang));
  });
});
