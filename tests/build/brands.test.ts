import { expect, test } from 'vitest';
import { type BuiltPage, isServed, origin, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { linksOf, sectionOf, textOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { listOf, nodesOf, wordsOf } from '../support/structured-data.ts';

const brandPages = pagesLike(/^brand\//);
const indexes = pagesLike(/^brands$/);
const slugs = yamlNamesIn('brands').sort(
  (a, b) => contentFile(`brands/${a}`).order - contentFile(`brands/${b}`).order,
);
const addressesIn = ({ lang }: BuiltPage) => slugs.map((slug) => `/${lang}/marques/${slug}`);

test('BR-1: each brand has a card with a button to its page, in the order of their files; the data list the same', () => {
  checkEach(indexes, (page) => {
    const addresses = addressesIn(page);
    expect(sectionOf(page, 'brands').querySelectorAll('article').map(linksOf)).toEqual(
      addresses.map((address) => [address]),
    );
    expect(nodesOf(page.html, 'ItemList')[0]?.itemListElement).toMatchObject(
      addresses.map((path, position) => ({
        position: position + 1,
        item: { '@type': 'Brand', url: origin + path },
      })),
    );
    expect(addresses.filter((path) => !isServed(path))).toEqual([]);
  });
});

test('BR-2: a brand page has a phone link, and a quote link to the contact section of the home page', () => {
  checkEach(brandPages, (page) => {
    const links = linksOf(sectionOf(page, 'call'));
    expect(links.filter((link) => link.startsWith('tel:+32'))).not.toEqual([]);
    expect(links).toContain(`/${page.lang}#contact`);
  });
});

test('BR-2: the data of a brand page name its brand and its three products', () => {
  checkEach(brandPages, ({ html }) => {
    const [brand] = nodesOf(html, 'Brand');
    expect(nodesOf(html, 'Service')[0]?.brand).toEqual({ '@id': brand?.['@id'] });
    const products = listOf(nodesOf(html, 'ItemList')[0], 'itemListElement');
    expect(products).toHaveLength(3);
    for (const { name } of [...products, brand ?? {}]) expect(wordsOf(html)).toContain(plain(String(name)));
  });
});

test('BR-2: Junkers is serviced, and no longer installed', () => {
  checkEach(pagesLike(/^brand\/junkers$/), (page) => {
    // The plate of a brand that is installed says so, and in which time the quote comes.
    expect(textOf(sectionOf(page, 'about-brand'))).not.toContain(
      plain(contentFile(`ui/${page.lang}`).price.onQuote),
    );
    expect(
      JSON.stringify(contentFile(`copy/brand-junkers/${page.lang}`)),
      `content/copy/brand-junkers/${page.lang}.yaml names a fact of content/facts/installation.yaml. Take that sentence out.`,
    ).not.toContain('{installation.');
  });
});
