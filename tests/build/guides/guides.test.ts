import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { applyPlan, content } from '../../content/editor-content.ts';
import { inputsByTask } from '../../content/editor-inputs.ts';
import { attributes } from '../../support/built-pages.ts';
import { checkEach } from '../../support/check-each.ts';
import { readContentFile } from '../../support/content-files.ts';
import { linksOf, parseHtml, textOf } from '../../support/dom.ts';
import { compactPageText, compactText } from '../../support/plain-text.ts';
import { nodesOf } from '../../support/structured-data.ts';
import { buildChangedCopy, type TemporaryProject } from './built-copy.ts';
import { addProof, testProof } from './proof.ts';

/** Writes each code block of the guide to the file that its first line names; the list of page types gets one more line. */
const addPage = ({ root }: TemporaryProject) => {
  const guide = readFileSync('docs/guides/add-a-page.md', 'utf8').replace(/^ {3}/gm, '');
  for (const [, file = '', code = ''] of guide.matchAll(/^```\w+\n(?:#|\/\/) (\S+)\n([\s\S]*?)^```$/gm)) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, code, { flag: file.endsWith('page-types.ts') ? 'a' : 'wx' });
  }
};

const addLogo = ({ root, edit }: TemporaryProject) => {
  edit('content/brands/vaillant.yaml', (brand) => brand.replace(/^logo: .*/m, 'logo: /logos/vaillant.svg'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>';
  mkdirSync(`${root}/public/logos`, { recursive: true });
  writeFileSync(`${root}/public/logos/vaillant.svg`, svg);
};

/** What the owner adds with the forms of the editor, put online. None of it has a drawing of its own. */
const addByEditor = ({ root }: TemporaryProject) => {
  for (const task of content.tasks.filter(({ id }) => ['town', 'brand', 'article'].includes(id)))
    for (const [file, text] of applyPlan(task.plan(inputsByTask[task.id] ?? {}, '2026-02-01'))) {
      mkdirSync(dirname(`${root}/${file}`), { recursive: true });
      writeFileSync(`${root}/${file}`, text.replace(/^draft: true\n/m, ''));
    }
};

/** One copy of the project for all these tests, since a build takes half a minute. */
const { files, read, diskPathOf } = buildChangedCopy((project) => {
  for (const change of [addPage, addByEditor, addLogo, addProof]) change(project);
  project.edit('content/company.yaml', (company) =>
    company.replace(/^showSamples:.*$/m, 'showSamples: false'),
  );
});

test('RT-4, BR-1, BL-1: what the owner adds has its page in both languages, and another page leads to it', () => {
  const sitemap = read('sitemap.xml');
  for (const [path, index] of [
    ['/fr/chauffagiste-halle', 'fr'],
    ['/nl/verwarmingsinstallateur-halle', 'nl'],
    ['/fr/marques/atag', 'fr/marques'],
    ['/nl/blog/une-chaudiere-sous-le-gel', 'nl/blog'],
  ]) {
    expect(sitemap).toContain(`${path}<`);
    expect(read(`${index}.html`)).toContain(`href="${path}"`);
  }
});

test('docs/guides/add-a-brand.md: a card shows the logo of its brand, and a brand without codes has no section of them', () => {
  for (const lang of languages) {
    expect(read(`${lang}/marques.html`)).toContain('<img src="/logos/vaillant.svg" width="144" height="48"');
    expect(read(`${lang}/marques/vaillant.html`)).toContain('id="codes"');
    expect(read(`${lang}/marques/atag.html`)).not.toContain('id="codes"');
  }
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

test('docs/guides/change-a-price.md, BC-5, TR-2: past the day to look a fact up again pages say so, and no text has a gap', () => {
  const pages = files()
    .filter((file) => /\.html$|^islands\//.test(file))
    .map((path) => ({ path, html: read(path).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '') }));
  checkEach(pages, ({ path, html }) => {
    expect(html.match(/.{0,40}\b(?:undefined|NaN|Invalid Date)\b|\[object /)).toBeNull();
    if (path.endsWith('.html')) expect(html).not.toContain('(review:');
  });
  for (const lang of languages) {
    const [notice = ''] = readContentFile(`ui/${lang}`).staleNotice.split('{');
    const saying = pages.filter(({ html }) => compactPageText(html).includes(compactText(notice)));
    expect(saying.length, lang).toBeGreaterThan(20);
  }
});

test('TL-4, TR-2: past that day the page of the grants has no state, amount or rate, but the public bodies', () => {
  for (const lang of languages) {
    const main = parseHtml(read(`${href('grants', lang).slice(1)}.html`));
    const { open, loan, closed, stale } = readContentFile(`ui/${lang}`).grants.states;
    const statuses = main
      .querySelectorAll('details')
      .filter((fold) => fold.querySelector('#brussels, #flanders, #wallonia') !== null);
    expect(statuses).toHaveLength(3);
    const vat = main.querySelectorAll('section[aria-labelledby="vat"]');
    for (const element of [...statuses, ...vat]) {
      expect(textOf(element)).not.toMatch(/[€%]/);
      expect(linksOf(element).join()).toContain('https://');
    }
    for (const text of statuses.map(textOf)) {
      expect(text).toContain(stale);
      expect([open, loan, closed].filter((state) => text.includes(state))).toEqual([]);
    }
  }
});

testProof({ files, read, diskPathOf });
