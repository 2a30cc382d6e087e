import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TemporaryProject } from './built-copy.ts';
import { addProof } from './proof.ts';

const addTown = ({ edit, copy }: TemporaryProject) => {
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
  for (const lang of ['fr', 'nl'])
    edit(`content/copy/town-lennik/${lang}.yaml`, (texts) =>
      texts.replace(/^( {2}(?:title|description): .*)Roosdaal/gm, '$1Lennik'),
    );
  for (const neighbour of ['liedekerke', 'roosdaal']) {
    edit(`content/towns/${neighbour}.yaml`, (town) => town.replace('neighbours: [', 'neighbours: [lennik, '));
  }
};

const addBrand = ({ root, edit, copy }: TemporaryProject) => {
  copy('content/brands/vaillant.yaml', 'content/brands/saunier.yaml');
  copy('content/fault-codes/vaillant.yaml', 'content/fault-codes/saunier.yaml');
  edit('content/brands/saunier.yaml', (brand) =>
    brand.replace('Vaillant', 'Saunier').replace(/^logo: null/m, 'logo: /logos/saunier.svg'),
  );
  mkdirSync(`${root}/public/logos`, { recursive: true });
  writeFileSync(
    `${root}/public/logos/saunier.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"/>',
  );
  copy('content/copy/brand-vaillant', 'content/copy/brand-saunier');
  for (const [lang, text, meaning] of [
    ['fr', 'Neuf.', 'Un essai.'],
    ['nl', 'Nieuw.', 'Een proef.'],
  ]) {
    edit(`content/copy/brand-saunier/${lang}.yaml`, (texts) =>
      texts.replace(/^( {2}(?:title|description): .*)Vaillant/gm, '$1Saunier'),
    );
    const card = `    - { slug: saunier, text: ${text}, code: F.28, meaning: ${meaning} }`;
    edit(`content/copy/brands/${lang}.yaml`, (brands) =>
      brands.replace(/^ {2}items:$/m, `  items:\n${card}`),
    );
  }
};

const addArticle = ({ edit, copy }: TemporaryProject) => {
  copy('content/articles/trouver-chauffagiste', 'content/articles/potins');
  for (const lang of ['fr', 'nl']) {
    edit(`content/articles/potins/${lang}.md`, (article) =>
      article
        .replace(/^order:.*$/m, 'order: 999')
        .replace(/^(?:title|metaTitle|description): /gm, '$&Potins, ')
        .replace(/^date:.*$/m, 'date: 2026-11-02')
        .replace(/^category:.*$/m, 'category: Potins\nemoji: 🐈'),
    );
  }
};

/** Writes each code block of the guide to the file that its first line names; the list of page types gets one more line. */
const addPage = ({ root }: TemporaryProject) => {
  const guide = readFileSync('docs/guides/add-a-page.md', 'utf8').replace(/^ {3}/gm, '');
  for (const [, file = '', code = ''] of guide.matchAll(/^```\w+\n(?:#|\/\/) (\S+)\n([\s\S]*?)^```$/gm)) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, code, { flag: file.endsWith('page-types.ts') ? 'a' : 'wx' });
  }
};

const addQuestion = ({ edit }: TemporaryProject) => {
  for (const [lang, question, answer] of [
    ['fr', 'Le chat ?', 'Oui.'],
    ['nl', 'De kat?', 'Ja.'],
  ]) {
    edit(`content/copy/service-heat-pump/${lang}.yaml`, (copy) =>
      copy.replace(
        /^ {2}questions:$/m,
        `  questions:\n    - { id: pets, question: ${question}, answer: ${answer} }`,
      ),
    );
  }
};

/** Follows the guides on adding, to the letter: edits files of content, and for a new page its descriptor and page file. */
export const addEverything = (project: TemporaryProject): void => {
  for (const add of [addTown, addBrand, addArticle, addQuestion, addPage, addProof]) add(project);
};
