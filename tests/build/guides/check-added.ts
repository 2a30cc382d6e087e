import { describe, expect, test } from 'vitest';
import { contentFile } from '../../support/content-files.ts';
import { compact, compactWords } from '../../support/plain-text.ts';
import { nodesOf } from '../../support/structured-data.ts';
import type { BuiltCopy } from './built-copy.ts';

/** Tests that what the guides add stands on the site, and that everything computed from it follows. */
export const checkAdded = ({ read, files }: BuiltCopy): void => {
  describe('docs/guides/add-a-town.md', () => {
    test.each(['fr/chauffagiste-lennik', 'nl/verwarmingsinstallateur-lennik'])('%s is built', (page) => {
      expect(files()).toContain(`${page}.html`);
      expect(read('sitemap.xml')).toContain(`/${page}<`);
    });

    test('its pages lead to each other, and it has a drawing though nobody drew it', () => {
      const page = read('fr/chauffagiste-lennik.html');
      expect(page).toContain('href="/nl/verwarmingsinstallateur-lennik"');
      expect(page).toContain('viewBox="0 0 1280 560"');
    });

    test('its name stands inside the frame of its own map and of the home page’s', () => {
      for (const page of ['fr/chauffagiste-lennik', 'nl']) {
        const [, left, top, width, height, map = ''] =
          read(`${page}.html`).match(/viewBox="(-330) (-430) (\d+) (\d+)"([\s\S]*?)<\/svg>/) ?? [];
        const [, x, y] = map.match(/translate\(([-\d.]+) ([-\d.]+)\)"(?:(?!translate)[\s\S])*>Lennik</) ?? [];
        expect(Number(x), page).toBeGreaterThan(Number(left));
        expect(Number(x), page).toBeLessThan(Number(left) + Number(width));
        expect(Number(y), page).toBeGreaterThan(Number(top));
        expect(Number(y), page).toBeLessThan(Number(top) + Number(height));
      }
    });

    test('its neighbours, the map of the home page and its street sign lead to it', () => {
      for (const page of ['fr/chauffagiste-roosdaal', 'fr', 'fr/chauffage-brabant-flamand']) {
        expect(read(`${page}.html`), page).toContain('href="/fr/chauffagiste-lennik"');
      }
    });
  });

  describe('docs/guides/add-a-brand.md', () => {
    test.each(['fr', 'nl'])(
      '%s: the brand has its page, its card comes last, its logo keeps its room',
      (lang) => {
        expect(files()).toContain(`${lang}/marques/saunier.html`);
        const index = read(`${lang}/marques.html`);
        expect(index.lastIndexOf(`href="/${lang}/marques/`)).toBe(
          index.indexOf(`href="/${lang}/marques/saunier"`),
        );
        expect(index).toContain('<img src="/logos/saunier.svg" width="144" height="48" alt="Saunier"/>');
      },
    );
  });

  test('docs/guides/add-an-article.md: the article stands on the blog with its own date and emoji', () => {
    const blog = read('fr/blog.html');
    expect(blog).toContain('href="/fr/blog/potins"');
    expect(blog).toContain('🐈 ');
    expect(blog).toContain('2026-11-02');
  });

  describe('docs/guides/add-a-page.md', () => {
    const pages = [
      { path: '/fr/emploi', twin: '/nl/vacatures', name: 'Emploi' },
      { path: '/nl/vacatures', twin: '/fr/emploi', name: 'Vacatures' },
    ];

    test.each(pages)(
      '$path: sitemap, language switch, share image and redirect come by themselves',
      (page) => {
        const html = read(`${page.path.slice(1)}.html`);
        expect(read('sitemap.xml')).toContain(`${page.path}</loc>`);
        expect(html).toContain(`href="${page.twin}"`);
        expect(html).toContain(`/share${page.path}.png"`);
        expect(files()).toContain(`share${page.path}.png`);
        expect(read('_redirects').split('\n')).toContain(
          `${page.path.replace(/^\/../, page.twin.slice(0, 3))} ${page.twin} 301`,
        );
      },
    );

    test.each(pages)(
      '$path: every picture exists, and the plate in the main one has its name',
      ({ path, name }) => {
        const html = read(`${path.slice(1)}.html`);
        const pictures = [...html.matchAll(/ src="\/([^"]+\.svg)"/g)].map(([, file]) => file);
        expect(files()).toEqual(expect.arrayContaining(pictures));
        const drawing = html.match(/<svg role="img"[^>]* data-default[\s\S]*?<\/svg>/)?.[0] ?? '';
        expect(drawing.replaceAll(/<[^>]*>/g, '').trim()).toBe(name);
      },
    );

    test.each(pages)('$path: the breadcrumb stands on the page and in its data', ({ path, name }) => {
      const html = read(`${path.slice(1)}.html`);
      expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<`));
      const trail = nodesOf(html, 'BreadcrumbList')[0];
      expect(JSON.stringify(trail)).toContain(`"name":"${name}"`);
      expect(nodesOf(html, 'WebPage')[0]?.['@id']).toMatch(new RegExp(`${path}$`));
    });
  });

  test('docs/guides/add-a-question.md: the question stands first, and the others keep their addresses', () => {
    const page = read('fr/services/pompe-a-chaleur.html');
    const [first = ''] = contentFile('copy/service-heat-pump/fr').faq.questions.map(
      ({ question }: { question: string }) => question,
    );
    const ids = [...page.matchAll(/<details[^>]*id="(item-[^"]*)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(['item-pets', 'item-1', 'item-2']);
    expect(compactWords(page.slice(page.indexOf('id="item-1"'), page.indexOf('id="item-2"')))).toContain(
      compact(first),
    );
    expect(page).toContain('"name":"Le chat\u202f?"');
  });
};
