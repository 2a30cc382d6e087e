import { expect, test } from 'vitest';
import { type BuiltPage, origin, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { linksOf, sectionOf, textOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';

const brandPages = pagesLike(/^brand\//);
const brandIndexPages = pagesLike(/^brands$/);
const brandSlugs: string[] = readContentFile('copy/brands/fr').cards.items.map(
  ({ slug }: { slug: string }) => slug,
);
const brandPathsIn = ({ lang }: BuiltPage) => brandSlugs.map((slug) => `/${lang}/marques/${slug}`);

test('BR-1: each brand has a card with a button to its page, in the order of the copy; the structured data list the same brands', () => {
  checkEach(brandIndexPages, (page) => {
    const paths = brandPathsIn(page);
    expect(sectionOf(page, 'brands').querySelectorAll('article').map(linksOf)).toEqual(
      paths.map((path) => [path]),
    );
    expect(nodesOf(page.html, 'ItemList')[0]?.itemListElement).toMatchObject(
      paths.map((path, position) => ({
        position: position + 1,
        item: { '@type': 'Brand', url: origin + path },
      })),
    );
  });
});

test('BR-2: a brand page has a phone and a quote link, and its data name its brand and its three products', () => {
  checkEach(brandPages, (page) => {
    const links = linksOf(sectionOf(page, 'call'));
    expect(links).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:\+32/), `/${page.lang}#contact`]),
    );
    const { html } = page;
    const [brand] = nodesOf(html, 'Brand');
    expect(nodesOf(html, 'Service')[0]?.brand).toEqual({ '@id': brand?.['@id'] });
    const products = listOf(nodesOf(html, 'ItemList')[0], 'itemListElement');
    expect(products).toHaveLength(3);
    for (const { name } of [...products, brand ?? {}])
      expect(textOf(page.main)).toContain(toPlainText(String(name)));
  });
});

test('BR-2: Junkers is serviced, and no longer installed', () => {
  checkEach(pagesLike(/^brand\/junkers$/), (page) => {
    expect(
      JSON.stringify(readContentFile(`copy/brand-junkers/${page.lang}`)),
      `content/copy/brand-junkers/${page.lang}.yaml names a fact of content/facts/installation.yaml. Take that sentence out.`,
    ).not.toContain('{installation.');
  });
});
