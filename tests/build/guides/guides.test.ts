import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { attributes } from '../../support/built-pages.ts';
import { checkEach } from '../../support/check-each.ts';
import { readContentFile } from '../../support/content-files.ts';
import { compactPageText, compactText } from '../../support/plain-text.ts';
import { nodesOf } from '../../support/structured-data.ts';
import { addEverything } from './add.ts';
import { buildChangedCopy } from './built-copy.ts';
import { testProof } from './proof.ts';
import { testStaleFacts } from './stale-facts.ts';

/** Guides of docs/guides/ done to the letter, in one copy of the project, since a build takes half a minute. */
const { files, read, diskPathOf } = buildChangedCopy((project) => {
  addEverything(project);
  project.edit('content/company.yaml', (company) =>
    company.replace(/^showSamples:.*$/m, 'showSamples: false'),
  );
});
test('docs/guides/add-a-town.md: the town has its pages, and its neighbours, the maps and the Region lead to it', () => {
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('/fr/chauffagiste-lennik<');
  expect(sitemap).toContain('/nl/verwarmingsinstallateur-lennik<');
  // Lennik has no drawing of its own, so its page shows the default one.
  expect(read('fr/chauffagiste-lennik.html')).toContain('viewBox="0 0 1280 560"');
  for (const page of ['fr/chauffagiste-roosdaal', 'fr', 'fr/chauffage-brabant-flamand'])
    expect(read(`${page}.html`), page).toContain('href="/fr/chauffagiste-lennik"');
});

test('docs/guides/add-a-brand.md: the brand has its page, its card stands where the list has it, with its logo', () => {
  for (const lang of languages) {
    expect(files()).toContain(`${lang}/marques/saunier.html`);
    const index = read(`${lang}/marques.html`);
    const brands = attributes(index, 'href').filter((link) => link.startsWith(`/${lang}/marques/`));
    expect(brands[0]).toBe(`/${lang}/marques/saunier`);
    expect(index).toContain('<img src="/logos/saunier.svg" width="144" height="48"');
  }
});

test('docs/guides/add-an-article.md: the article is on the blog with its own date and emoji', () => {
  const blog = read('fr/blog.html');
  for (const part of ['href="/fr/blog/potins"', '🐈 ', '2026-11-02']) expect(blog).toContain(part);
});

test('docs/guides/add-a-question.md: the question comes first, and the others keep their URLs', () => {
  const page = read('fr/services/pompe-a-chaleur.html');
  const [firstQuestion] = readContentFile('copy/service-heat-pump/fr').faq.questions;
  const ids = attributes(page, 'id').filter((id) => id.startsWith('item-'));
  expect(ids.slice(0, 3)).toEqual(['item-pets', 'item-1', 'item-2']);
  expect(compactPageText(page.slice(page.indexOf('id="item-1"'), page.indexOf('id="item-2"')))).toContain(
    compactText(firstQuestion.question),
  );
  expect(page).toContain('"name":"Le chat\u202f?"');
});

test('docs/guides/add-a-page.md: sitemap, language switch, share image, redirect, pictures and breadcrumb come by themselves', () => {
  const pages = [
    { path: '/fr/emploi', twin: '/nl/vacatures', name: 'Emploi' },
    { path: '/nl/vacatures', twin: '/fr/emploi', name: 'Vacatures' },
  ];
  checkEach(pages, ({ path, twin, name }) => {
    const html = read(`${path.slice(1)}.html`);
    expect(read('sitemap.xml')).toContain(`${path}</loc>`);
    expect(read('_redirects').split('\n')).toContain(
      `${path.replace(/^\/../, twin.slice(0, 3))} ${twin} 301`,
    );
    expect(html).toContain(`href="${twin}"`);
    expect(html).toContain(`/share${path}.png?v=`);
    const pictures = attributes(html, 'src').filter((file) => file.endsWith('.svg'));
    expect(files()).toEqual(
      expect.arrayContaining([...pictures.map((file) => file.slice(1)), `share${path}.png`]),
    );
    // The plate in the main picture shows the name of the new brand.
    const drawing = html.match(/<svg role="img"[^>]* data-default[\s\S]*?<\/svg>/)?.[0] ?? '';
    expect(drawing.replaceAll(/<[^>]*>/g, '').trim()).toBe(name);
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<`));
    expect(JSON.stringify(nodesOf(html, 'BreadcrumbList'))).toContain(`"name":"${name}"`);
  });
});

test('docs/guides/launch.md, TR-3: without samples the projects page is not built, and nothing leads to it or names one', () => {
  const texts = files().filter((file) => /\.(?:html|xml|json|txt|vcf|webmanifest)$/.test(file));
  const everywhere = texts.map(read).join('\n');
  const words = compactPageText(everywhere);
  for (const lang of languages) {
    const path = href('projects', lang);
    expect(files().filter((file) => file.includes(path))).toEqual([]);
    expect(everywhere.match(new RegExp(`${path}(?![\\w-])`))).toBeNull();
    const { projects, testimonials } = readContentFile(`copy/projects/${lang}`);
    const samples = [
      ...projects.items,
      ...testimonials.items,
      readContentFile(`copy/home/${lang}`).certifications.network,
    ];
    const texts = samples.map(({ title, quote }) => compactPageText(title ?? quote));
    expect(texts.filter((text) => words.includes(text))).toEqual([]);
  }
});

testStaleFacts(read);
testProof({ files, read, diskPathOf });
