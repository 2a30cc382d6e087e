import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { copyProject } from '../../tools/site/project-copy.ts';
import { type BuiltPage, builtPages } from '../support/built-pages.ts';
import { contentFile, sourcesOf, textsIn, yamlNamesIn } from '../support/content-files.ts';
import { followGuides, removedPages } from '../support/follow-guides.ts';
import { compact, compactWords } from '../support/plain-text.ts';
import { nodesOf } from '../support/structured-data.ts';

/** Guides of docs/guides/ done to the letter, in one copy of the project: files of content, and nothing else. */
let root = '';
const read = (file: string): string => readFileSync(`${root}/dist/${file}`, 'utf8');
beforeAll(() => {
  root = copyProject(true);
  followGuides(root);
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    // Past the review date of every fact, for the last test.
    env: { ...process.env, SITE_DATE: '2099-01-01' },
  });
  if (status !== 0) throw new Error(`The build after the guides failed:\n${stdout}\n${stderr}`);
}, 600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('docs/guides/add-a-town.md', () => {
  test.each(['fr/chauffagiste-lennik', 'nl/verwarmingsinstallateur-lennik'])('%s is built', (page) => {
    expect(existsSync(`${root}/dist/${page}.html`)).toBe(true);
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
      expect(existsSync(`${root}/dist/${lang}/marques/saunier.html`)).toBe(true);
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

  test.each(pages)('$path: sitemap, language switch, share image and redirect come by themselves', (page) => {
    const html = read(`${page.path.slice(1)}.html`);
    expect(read('sitemap.xml')).toContain(`${page.path}</loc>`);
    expect(html).toContain(`href="${page.twin}"`);
    expect(html).toContain(`/share${page.path}.png"`);
    expect(existsSync(`${root}/dist/share${page.path}.png`)).toBe(true);
    expect(read('_redirects').split('\n')).toContain(
      `${page.path.replace(/^\/../, page.twin.slice(0, 3))} ${page.twin} 301`,
    );
  });

  test.each(pages)('$path: the breadcrumb stands on the page and in its data', ({ path, name }) => {
    const html = read(`${path.slice(1)}.html`);
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<`));
    const trail = nodesOf(html, 'BreadcrumbList')[0];
    expect(JSON.stringify(trail)).toContain(`"name":"${name}"`);
    expect(nodesOf(html, 'WebPage')[0]?.['@id']).toMatch(new RegExp(`${path}$`));
  });
});

describe.each(removedPages)('what the guides say on removing: $from', ({ from, to }) => {
  test.each(languages)('in %s nothing leads there, and its address leads on', (lang) => {
    const [gone, goal] = [href(from, lang), href(to, lang)];
    expect(read('sitemap.xml')).not.toContain(`${gone}<`);
    expect(read('_redirects').split('\n')).toContain(`${gone} ${goal} 301`);
    expect(read(`${gone.slice(1)}.html`)).toContain(`content="0; url=${goal}"`);
    const pages = readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' });
    const leading = pages.filter(
      (file) => file.endsWith('.html') && new RegExp(`href="${gone}["#]`).test(read(file)),
    );
    expect(leading).toEqual([]);
  });

  test('the address with the prefix of the other language leads on, too', () => {
    const gone = href(from, 'fr').replace('/fr/', '/nl/');
    expect(read('_redirects').split('\n')).toContain(`${gone} ${href(to, 'nl')} 301`);
  });
});

test('docs/guides/add-an-article.md: the article that leads directly after the removal of another has no notice', () => {
  const cards = read('fr/blog.html').split('<article');
  const notices = (id: string) =>
    cards.find((card) => card.includes(`/fr/blog/${id}"`))?.includes('data-on-demand');
  expect(notices('entretien-chaudiere')).toBe(false);
  expect(notices('chauffage-au-sol')).toBe(true);
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

describe('docs/guides/launch.md, TR-3: with showSamples: false, while all projects, testimonials and plates are samples', () => {
  const everywhere = () =>
    readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:html|xml|json|txt|vcf|webmanifest)$/.test(file))
      .map((file) => read(file));

  test.each(languages)('%s: the projects page is not built, and nothing leads to it', (lang) => {
    const path = href('projects', lang);
    expect(existsSync(`${root}/dist${path}.html`)).toBe(false);
    expect(existsSync(`${root}/dist/share${path}.png`)).toBe(false);
    expect(everywhere().filter((text) => new RegExp(`${path}(?![\\w-])`).test(text))).toEqual([]);
  });

  test.each(languages)('%s: no file has a sample, its mark or the network', (lang) => {
    const { projects, testimonials } = contentFile(`copy/projects/${lang}`);
    const { network, accreditationsNote } = contentFile(`copy/home/${lang}`).certifications;
    const people: { name: string }[] = Object.values(contentFile('testimonials'));
    const words: string[] = [
      ...projects.items.map(({ title }: { title: string }) => title),
      ...testimonials.items.map(({ quote }: { quote: string }) => quote),
      ...people.map(({ name }) => name),
      network.title,
      accreditationsNote,
      ...Object.values(contentFile(`ui/${lang}`).samples as Record<string, string>),
    ].map(compactWords);
    // Without compactWords also the structured data.
    const text = everywhere()
      .flatMap((file) => [compactWords(file), compact(file)])
      .join(' ');
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  test.each(languages)('%s: what is left of the certificates has no gap', (lang) => {
    const html = read(`${lang}.html`);
    const section = html.slice(html.indexOf(' aria-labelledby="certifications"'));
    const items = section.slice(0, section.indexOf('</section>')).split('<li').length - 1;
    expect(items).toBe(contentFile(`copy/home/${lang}`).certifications.cards.length);
  });
});

/** Facts with a review date that a page's files name. Emergency numbers have no notice beside them. */
const reviewedFacts = (page: BuiltPage) =>
  sourcesOf(page).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([a-z0-9-]+)\.([a-z0-9-]+)/g)].flatMap(
      ([, group = '', key = '']) => {
        const fact = yamlNamesIn('facts').includes(group) ? contentFile(`facts/${group}`)[key] : undefined;
        return fact?.reviewBy === undefined || fact.unit === 'phone' ? [] : [fact];
      },
    ),
  );

describe('docs/guides/change-a-price.md, BC-5: once the day to look a fact up again has passed', () => {
  const late = builtPages()
    .filter(({ id }) => !removedPages.some(({ from }) => from === id))
    .filter((page) => reviewedFacts(page).length > 0);

  test.each(late)('$path says so where it names the fact, and links to the public bodies', (page) => {
    const main = read(`${page.path.slice(1)}.html`).split('<main')[1] ?? '';
    expect(main, 'markup printed raw').not.toContain('(review:');
    // Answers that an island gives stand in its props.
    const inIslands = [...main.matchAll(/data-props="\/([^"]+)"/g)]
      .map(([, props = '']) => read(props))
      .join('');
    const notices = [...sourcesOf(page), `content/ui/${page.lang}.yaml`].flatMap((file) =>
      textsIn(file).filter(({ key }) => /(?:^|\.)(?:checking|stale\.text)$/.test(key)),
    );
    const words = compactWords(main);
    expect(notices.some(({ parts }) => parts.every((part) => words.includes(part)))).toBe(true);
    for (const { authority } of reviewedFacts(page))
      for (const body of [authority ?? []].flat()) {
        const address = body[page.lang];
        expect(main.includes(`href="${address}"`) || inIslands.includes(`(review:${address}`), address).toBe(
          true,
        );
      }
  });
});
