import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '#src/content/checks/check.ts';
import { projectIds } from '#src/content/loaders/projects.ts';
import { staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import { copyOf } from '#src/copy/copy.ts';
import { ui } from '#src/copy/ui.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { copyNamesOf } from '#src/routing/page-copy.ts';
import { href, type PageId } from '#src/routing/routes.ts';
import { copyProject } from '../../tools/site/project-copy.ts';
import { builtPages } from '../support/built-pages.ts';
import { plain } from '../support/plain-text.ts';
import { shown } from '../support/visible-text.ts';

/** Guides of docs/guides/ done to the letter, in one copy of the project: files of content, and nothing else. */
let root = '';
const read = (file: string): string => readFileSync(`${root}/dist/${file}`, 'utf8');
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(`${root}/${file}`, change(readFileSync(`${root}/${file}`, 'utf8')));
const copy = (from: string, to: string): void =>
  cpSync(`${root}/${from}`, `${root}/${to}`, { recursive: true });

const addTown = () => {
  copy('content/towns/roosdaal.yaml', 'content/towns/lennik.yaml');
  edit('content/towns/lennik.yaml', (town) =>
    town
      .replace(/^name:.*$/m, 'name: { fr: Lennik, nl: Lennik }')
      .replace(/^locality:.*$/m, 'locality: Lennik')
      .replace(/^postalCode:.*$/m, 'postalCode: "1750"')
      .replace(/^coordinates:.*$/m, 'coordinates: { latitude: 50.808, longitude: 4.154 }')
      .replace(/^plate:.*\n/m, ''),
  );
  copy('content/copy/town-roosdaal', 'content/copy/town-lennik');
  for (const neighbour of ['liedekerke', 'roosdaal']) {
    edit(`content/towns/${neighbour}.yaml`, (town) => town.replace('neighbours: [', 'neighbours: [lennik, '));
  }
};

const addBrand = () => {
  copy('content/brands/vaillant.yaml', 'content/brands/saunier.yaml');
  edit('content/brands/saunier.yaml', (brand) =>
    brand
      .replace('Vaillant', 'Saunier')
      .replace(/^order: \d+/m, 'order: 999')
      .replace(/^logo: null/m, 'logo: /logos/saunier.svg'),
  );
  mkdirSync(`${root}/public/logos`, { recursive: true });
  writeFileSync(
    `${root}/public/logos/saunier.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>',
  );
  copy('content/copy/brand-vaillant', 'content/copy/brand-saunier');
  for (const lang of ['fr', 'nl']) {
    const card = '    - { slug: saunier, text: Neuf., code: F.28, meaning: Un essai. }';
    edit(`content/copy/brands/${lang}.yaml`, (brands) =>
      brands.replace(/^ {2}items:$/m, `  items:\n${card}`),
    );
  }
};

const addArticle = () => {
  copy('content/articles/trouver-chauffagiste', 'content/articles/potins');
  copy('src/drawings/articles/article-trouver-chauffagiste.svg', 'src/drawings/articles/article-potins.svg');
  for (const lang of ['fr', 'nl']) {
    edit(`content/articles/potins/${lang}.md`, (article) =>
      article
        .replace(/^order:.*$/m, 'order: 999')
        .replace(/^date:.*$/m, 'date: 2026-11-02')
        .replace(/^category:.*$/m, 'category: Potins\nemoji: 🐈'),
    );
  }
};

const addQuestion = () => {
  for (const lang of ['fr', 'nl']) {
    edit(`content/copy/service-heat-pump/${lang}.yaml`, (copy) =>
      copy.replace(
        /^ {2}questions:$/m,
        '  questions:\n    - { id: pets, question: Le chat ?, answer: Oui. }',
      ),
    );
  }
};

/** Pages the guides say how to remove, and where their addresses lead then. Each is one that much else speaks of. */
const removed = [
  { from: 'town/aalst', to: 'region/flemish-brabant' },
  { from: 'brand/vaillant', to: 'brands' },
  { from: 'article/choisir-pompe-chaleur-bruxelles-2025', to: 'blog' },
] as const satisfies { from: PageId; to: PageId }[];

const remove = (...paths: string[]): void => {
  for (const path of paths) rmSync(`${root}/content/${path}`, { recursive: true });
};
const removeFact = (file: string, key: string): void =>
  edit(`content/facts/${file}.yaml`, (facts) =>
    facts.replace(new RegExp(`^${key}:.*\\n(?: .*\\n)*`, 'm'), ''),
  );

const removeTown = () => {
  remove('towns/aalst.yaml', 'copy/town-aalst');
  edit('content/company.yaml', (company) => company.replace(/^(areasServed: .*), aalst\b/m, '$1'));
  for (const town of readdirSync(`${root}/content/towns`)) {
    edit(`content/towns/${town}`, (text) => text.replace(/^(neighbours: .*), aalst\b/m, '$1'));
  }
  removeFact('places', 'aalst-demonstration-house');
};

const removeBrand = () => {
  remove('brands/vaillant.yaml', 'copy/brand-vaillant');
  for (const lang of ['fr', 'nl']) {
    for (const copy of ['brands', 'home', 'service-boiler-installation']) {
      edit(`content/copy/${copy}/${lang}.yaml`, (text) =>
        text.replace(/^( *)- (?:\{ )?slug: vaillant\b.*\n(?:\1 {2}.*\n)*/m, ''),
      );
    }
  }
};

const removeArticle = () => {
  remove('articles/choisir-pompe-chaleur-bruxelles-2025');
  for (const lang of ['fr', 'nl']) {
    edit(`content/articles/entretien-chaudiere/${lang}.md`, (article) =>
      article.replace(/^ground:.*$/m, '$&\nloadsDirectly: true'),
    );
  }
  // Its worked example: the results, and what they are worked out from.
  const results = ['electricity-best', 'electricity-worst', 'electricity'];
  for (const key of [...results, 'output-best', 'output-worst', 'heat-demand']) removeFact('articles', key);
};

/** Links to removed pages, as their words alone; and where the addresses of these pages lead. */
const unlink = () => {
  const files = readdirSync(`${root}/content`, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:md|yaml)$/.test(name))) {
    edit(`content/${file}`, (text) =>
      removed.reduce(
        (left, { from }) =>
          left.replace(new RegExp(`\\[([^\\]]*)\\]\\(page:${from}(?:#[\\w-]+)?\\)`, 'g'), '$1'),
        text,
      ),
    );
  }
  const lines = removed.map(({ from, to }) => `- { from: ${from}, to: ${to} }\n`);
  edit('content/moved.yaml', (moved) => moved + lines.join(''));
};

beforeAll(() => {
  root = copyProject(false);
  addTown();
  addBrand();
  addArticle();
  addQuestion();
  removeTown();
  removeBrand();
  removeArticle();
  unlink();
  projectIds().forEach((id, index) => {
    edit(`content/projects/${id}.yaml`, (project) => project.replace(/^sample:.*$/m, `sample: ${index > 0}`));
  });
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    // Past the review date of every fact, for the last test.
    env: { ...process.env, SITE_DATE: '2099-01-01' },
  });
  if (status !== 0) throw new Error(`The build after the guides failed:\n${stdout}\n${stderr}`);
}, 120_000);
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

describe.each(removed)('what the guides say on removing: $from', ({ from, to }) => {
  test.each(languages)('in %s nothing leads there, and its address leads on', (lang) => {
    const [gone, goal] = [href(from, lang), href(to, lang)];
    expect(read('sitemap.xml')).not.toContain(`${gone}<`);
    expect(read('_redirects').split('\n')).toContain(`${gone} ${goal} 301`);
    expect(read(`${gone.slice(1)}.html`)).toContain(`content="0;url=${goal}"`);
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
  const [first = ''] = copyOf('service-heat-pump', 'fr').faq.questions.map(({ question }) => question);
  const ids = [...page.matchAll(/<details[^>]*id="(item-[^"]*)"/g)].map(([, id]) => id);
  expect(ids.slice(0, 3)).toEqual(['item-pets', 'item-1', 'item-2']);
  expect(page.slice(page.indexOf('id="item-1"'), page.indexOf('id="item-2"'))).toContain(first);
  expect(page).toContain('"name":"Le chat\u202f?"');
});

test('docs/guides/launch.md: a real project among samples is not called an example', () => {
  const page = read('fr/projets.html');
  const { projects, sample, sampleOne } = copyOf('projects', 'fr');
  expect(page.split(`>${sampleOne}<`).length - 1).toBe(projects.items.length - 1);
  expect(page.slice(0, page.indexOf('id="testimonials"'))).not.toContain(`>${sample}<`);
});

/** What a page is written in: its files of copy, or its article. */
const writtenIn = ({ id, lang }: { id: PageId; lang: Language }): string =>
  (id.startsWith('article/')
    ? [`content/articles/${id.slice('article/'.length)}/${lang}.md`]
    : copyNamesOf(id, lang).map((name) => `content/copy/${name}/${lang}.yaml`)
  )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe('docs/guides/change-a-price.md, BC-5: once the day to look a fact up again has passed', () => {
  const late = builtPages()
    .filter(({ id }) => !removed.some(({ from }) => from === id))
    .map((page) => ({
      ...page,
      bodies: staleAuthoritiesIn(writtenIn(page), page.lang, new Date('2099-01-01')),
    }))
    .filter(({ bodies }) => bodies.length > 0);

  test('that is most pages', () => {
    expect(late.length).toBeGreaterThan(50);
  });

  test.each(late)(
    '$path says so where it names the fact, and links to the public bodies',
    ({ id, lang, path, bodies }) => {
      const main = read(`${path.slice(1)}.html`).split('<main')[1] ?? '';
      expect(main, 'markup printed raw').not.toContain('(review:');
      const closed = id.startsWith('article/')
        ? []
        : copyNamesOf(id, lang).flatMap((name) =>
            textsOf(copyOf(name, lang)).flatMap(({ key, text }) => (/stale\.text$/.test(key) ? [text] : [])),
          );
      const notices = [ui(lang).checking, ...closed].map((words) => shown(words));
      expect(notices.some((words) => plain(main).includes(words))).toBe(true);
      for (const body of bodies) expect(main).toContain(`href="${body}"`);
    },
  );
});
