import { readdirSync, rmSync } from 'node:fs';
import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import type { PageId } from '#src/routing/routes.ts';
import type { TemporaryProject } from './built-copy.ts';

/** The pages that the guides remove, and the targets of their redirects. Many other files refer to each page. */
export const removedPages = [
  { from: 'town/aalst', to: 'region/flemish-brabant' },
  { from: 'brand/vaillant', to: 'brands' },
  { from: 'article/choisir-pompe-chaleur-bruxelles-2025', to: 'blog' },
] as const satisfies { from: PageId; to: PageId }[];

const removeFiles = ({ root }: TemporaryProject, ...paths: string[]): void => {
  for (const path of paths) rmSync(`${root}/content/${path}`, { recursive: true });
};
const removeTown = (project: TemporaryProject) => {
  const { root, edit } = project;
  removeFiles(project, 'towns/aalst.yaml', 'copy/town-aalst');
  edit('content/company.yaml', (company) => company.replace(/^(areasServed: .*), aalst\b/m, '$1'));
  for (const town of readdirSync(`${root}/content/towns`)) {
    edit(`content/towns/${town}`, (text) => text.replace(/^(neighbours: .*), aalst\b/m, '$1'));
  }
};

const removeBrand = (project: TemporaryProject) => {
  const { edit } = project;
  removeFiles(project, 'brands/vaillant.yaml', 'fault-codes/vaillant.yaml', 'copy/brand-vaillant');
  for (const lang of ['fr', 'nl']) {
    for (const copy of ['brands', 'home', 'service-boiler-installation']) {
      edit(`content/copy/${copy}/${lang}.yaml`, (text) =>
        text.replace(/^( *)- (?:\{ ?)?slug: vaillant\b.*\n(?:\1 {2}.*\n)*/m, ''),
      );
    }
    // The examples of the repair page are codes of a brand that stays.
    edit(`content/copy/service-boiler-repair/${lang}.yaml`, (text) =>
      ['E03', 'E25', 'E83'].reduce(
        (replaced, code) =>
          replaced.replace(
            /code: F\.\d+\n(.*\n.*)brand: "\[Vaillant .*/,
            `code: ${code}\n$1brand: "[Bulex ${code}](page:brand/bulex#${faultAnchor(code)})"`,
          ),
        text,
      ),
    );
  }
};

const removeArticle = (project: TemporaryProject) =>
  removeFiles(project, 'articles/choisir-pompe-chaleur-bruxelles-2025');

/** Replaces links to removed pages by their labels, and adds redirects for these pages. */
const unlink = ({ root, edit }: TemporaryProject) => {
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

/** Removes the pages exactly as the guides say. */
export const removePages = (project: TemporaryProject): void => {
  for (const remove of [removeTown, removeBrand, removeArticle, unlink]) remove(project);
};
