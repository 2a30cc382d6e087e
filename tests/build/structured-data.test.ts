import { expect, test } from 'vitest';
import { builtPages, first, isServed, origin, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { contentFile } from '../support/content-files.ts';
import { attribute, linksOf, textOf } from '../support/dom.ts';
import { compact, plain } from '../support/plain-text.ts';
import { vocabularyErrors } from '../support/schema-org.ts';
import { allNodes, type GraphNode, graphOf, listOf, nodesOf } from '../support/structured-data.ts';

const pages = builtPages();
const company = contentFile('company');
const isReference = (node: GraphNode) => Object.keys(node).join() === '@id';

test('PG-1: no graph has an error against the schema.org vocabulary', () => {
  // Four errors of its own, all of which have to be found.
  const wrong: [node: GraphNode, message: string][] = [
    [{ '@type': 'HeatingBusiness' }, 'no exported member'],
    [{ '@type': 'Service', colour: 'red' }, 'does not exist in type'],
    [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Lundi' }, 'not assignable'],
    [{ '@type': 'Article', datePublished: '15 janvier 2025' }, 'another format'],
  ];
  const nodes = [...wrong.map(([node]) => node), ...pages.flatMap(({ html }) => graphOf(html))];
  expect(vocabularyErrors(nodes)).toEqual(wrong.map(([, message]) => expect.stringContaining(message)));
});

test('PG-1: a graph is connected, and its references lead to a node or to a page of the site', () => {
  checkEach(pages, ({ html }) => {
    const nodes = graphOf(html);
    const parts = allNodes(nodes);
    const known = new Set(parts.filter((node) => !isReference(node)).map((node) => String(node['@id'])));
    const named = new Set(parts.filter(isReference).map((node) => String(node['@id'])));
    const elsewhere = [...named].filter((id) => !known.has(id));
    expect(elsewhere.filter((id) => !isServed(id.replace(origin, '')))).toEqual([]);
    const alone = nodes.filter(
      (node) => !named.has(String(node['@id'])) && !allNodes(Object.values(node)).some(isReference),
    );
    expect(alone).toEqual([]);
  });
});

test('PG-7: every page describes the one business, the Dutch pages with a telephone of their own', () => {
  const { street, locality, postalCode, region, country } = company.address;
  checkEach(pages, ({ id, lang, html }) => {
    const [business, ...others] = nodesOf(html, 'HVACBusiness');
    expect(others).toEqual([]);
    expect(business).toMatchObject({
      '@id': `${origin}/#business`,
      name: company.name,
      url: `${origin}/${lang}`,
      telephone: company.phones[lang === 'fr' ? 'fr' : 'nlStructuredData'].number,
      priceRange: '€€',
      address: {
        streetAddress: street,
        addressLocality: locality,
        postalCode,
        addressRegion: region,
        addressCountry: country,
      },
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    });
    expect(business).toHaveProperty('description');
    expect(business).toHaveProperty('openingHoursSpecification.0.dayOfWeek.length', 7);
    expect(business).toHaveProperty('areaServed.length', company.areasServed.length);
    const isLocated = /^(?:home|about|legal|town)/.test(id);
    expect(business?.geo).toEqual(isLocated ? { '@type': 'GeoCoordinates', ...company.geo } : undefined);
    expect(isServed(new URL(String(business?.image)).pathname)).toBe(true);
    // Home has its prices in it.
    const same = nodesOf(pages.find((page) => page.lang === lang)?.html ?? '', 'HVACBusiness')[0];
    const unlike = { geo: undefined, makesOffer: undefined };
    expect({ ...business, ...unlike }).toEqual({ ...same, ...unlike });
  });
});

test('PG-1: every page is a page of the website, under its own title', () => {
  checkEach(pages, ({ path, lang, html }) => {
    const [page] = nodesOf(html, 'WebPage');
    expect(page).toMatchObject({
      '@id': origin + path,
      inLanguage: `${lang}-BE`,
      isPartOf: { '@id': `${origin}/#website` },
    });
    expect(plain(String(page?.name))).toBe(plain(first(html, /<title>([^<]*)/) ?? ''));
    expect(nodesOf(html, 'WebSite')).toMatchObject([
      { '@id': `${origin}/#website`, publisher: { '@id': `${origin}/#business` } },
    ]);
  });
});

test('PG-1: the breadcrumbs of a page are in its data, in the same words; home has none', () => {
  checkEach(pages, ({ id, path, lang, html, root }) => {
    const label = compact(contentFile(`ui/${lang}`).breadcrumb);
    const trail = root.querySelectorAll('nav').find((nav) => compact(attribute(nav, 'aria-label')) === label);
    const visible = trail?.querySelectorAll('li').map((item) => ({
      name: textOf(item),
      address: origin + (linksOf(item)[0] ?? path),
    }));
    const data = nodesOf(html, 'BreadcrumbList').flatMap((list) =>
      listOf<{ name: string; item: { '@id': string } }>(list, 'itemListElement').map(({ name, item }) => ({
        name: plain(name),
        address: item['@id'],
      })),
    );
    expect(data).toEqual(visible ?? []);
    if (id === 'home') expect(data).toEqual([]);
    else expect(data.length).toBeGreaterThanOrEqual(2);
    expect(html.includes('<li aria-current="page">')).toBe(id !== 'home');
  });
});

test('PG-1: pages of services, places and brands describe a service of the business and where it is done', () => {
  checkEach(pagesLike(/^(?:service|region|town|brand)\//), ({ html, main }) => {
    const [service] = nodesOf(html, 'Service');
    expect(service?.provider).toEqual({ '@id': `${origin}/#business` });
    expect(listOf(service, 'areaServed')).not.toEqual([]);
    expect(textOf(main)).toContain(plain(String(service?.name)).split(' ')[0]);
  });
});

test('PG-7: the page of a town claims no address in its town', () => {
  checkEach(pagesLike(/^town\//), ({ html }) => {
    const owners = graphOf(html).filter((node) => 'address' in node);
    expect(owners.map((node) => node['@id'])).toEqual([`${origin}/#business`]);
  });
});

test('BC-7: the data have no rating and no review', () => {
  checkEach(pages, ({ html }) => {
    const words = allNodes(graphOf(html)).flatMap((node) => [...Object.keys(node), String(node['@type'])]);
    expect(words.filter((word) => /rating|review/i.test(word))).toEqual([]);
  });
});
