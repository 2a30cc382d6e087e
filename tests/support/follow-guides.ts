import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageId } from '#src/routing/routes.ts';

/** Pages the guides say how to remove, and where their addresses lead then. Each is one that much else speaks of. */
export const removedPages = [
  { from: 'town/aalst', to: 'region/flemish-brabant' },
  { from: 'brand/vaillant', to: 'brands' },
  { from: 'article/choisir-pompe-chaleur-bruxelles-2025', to: 'blog' },
] as const satisfies { from: PageId; to: PageId }[];

/**
 * Does what the guides of docs/guides/ say, to the letter, in a copy of the project: edits files of content, and for a new page its descriptor and page file.
 */
export const followGuides = (root: string): void => {
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
      edit(`content/towns/${neighbour}.yaml`, (town) =>
        town.replace('neighbours: [', 'neighbours: [lennik, '),
      );
    }
  };

  const addBrand = () => {
    copy('content/brands/vaillant.yaml', 'content/brands/saunier.yaml');
    copy('content/fault-codes/vaillant.yaml', 'content/fault-codes/saunier.yaml');
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
    copy(
      'src/drawings/articles/article-trouver-chauffagiste.svg',
      'src/drawings/articles/article-potins.svg',
    );
    for (const lang of ['fr', 'nl']) {
      edit(`content/articles/potins/${lang}.md`, (article) =>
        article
          .replace(/^order:.*$/m, 'order: 999')
          .replace(/^date:.*$/m, 'date: 2026-11-02')
          .replace(/^category:.*$/m, 'category: Potins\nemoji: 🐈'),
      );
    }
  };

  /** Writes what stands in the code blocks of the guide to the files that their first lines name; `all.ts` gets one more line. */
  const addPage = () => {
    const guide = readFileSync('docs/guides/add-a-page.md', 'utf8').replace(/^ {3}/gm, '');
    for (const [, file = '', code = ''] of guide.matchAll(/^```\w+\n(?:#|\/\/) (\S+)\n([\s\S]*?)^```$/gm)) {
      mkdirSync(dirname(`${root}/${file}`), { recursive: true });
      writeFileSync(`${root}/${file}`, code, { flag: file.endsWith('all.ts') ? 'a' : 'wx' });
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
    remove('brands/vaillant.yaml', 'fault-codes/vaillant.yaml', 'copy/brand-vaillant');
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
        removedPages.reduce(
          (left, { from }) =>
            left.replace(new RegExp(`\\[([^\\]]*)\\]\\(page:${from}(?:#[\\w-]+)?\\)`, 'g'), '$1'),
          text,
        ),
      );
    }
    const lines = removedPages.map(({ from, to }) => `- { from: ${from}, to: ${to} }\n`);
    edit('content/moved.yaml', (moved) => moved + lines.join(''));
  };

  addTown();
  addBrand();
  addArticle();
  addQuestion();
  addPage();
  removeTown();
  removeBrand();
  removeArticle();
  unlink();
  edit('content/company.yaml', (company) => company.replace(/^showSamples:.*$/m, 'showSamples: false'));
};
