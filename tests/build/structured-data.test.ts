import { expect, test } from 'vitest';
import { builtPages, firstMatch, isFileOfSite, origin } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { attribute, linksOf, textOf } from '../support/dom.ts';
import { compactText, toPlainText } from '../support/plain-text.ts';
import { allNodes, type GraphNode, graphOf, listOf, nodesOf } from '../support/structured-data.ts';

const pages = builtPages();
const company = readContentFile('company');
const isReference = (node: GraphNode) => Object.keys(node).join() === '@id';

test('PG-1: a graph is connected, and its references lead to a node or to a page of the site', () => {
  checkEach(pages, ({ html }) => {
    const nodes = graphOf(html);
    const parts = allNodes(nodes);
    const definedIds = new Set(parts.filter((node) => !isReference(node)).map((node) => String(node['@id'])));
    const referencedIds = new Set(parts.filter(isReference).map((node) => String(node['@id'])));
    const elsewhere = [...referencedIds].filter((id) => !definedIds.has(id));
    expect(elsewhere.filter((id) => !isFileOfSite(id.replace(origin, '')))).toEqual([]);
    const alone = nodes.filter(
      (node) => !referencedIds.has(String(node['@id'])) && !allNodes(Object.values(node)).some(isReference),
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
      telephone: company.phones[lang === 'nl' ? 'nlStructuredData' : lang].number,
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
    expect(business).toHaveProperty('areaServed.length', company.areasServed.length);
    const isLocated = /^(?:home|about|legal|town)/.test(id);
    expect(business?.geo).toEqual(isLocated ? { '@type': 'GeoCoordinates', ...company.geo } : undefined);
    expect(isFileOfSite(new URL(String(business?.image)).pathname)).toBe(true);
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
    expect(toPlainText(String(page?.name))).toBe(toPlainText(firstMatch(html, /<title>([^<]*)/) ?? ''));
    expect(nodesOf(html, 'WebSite')).toMatchObject([
      { '@id': `${origin}/#website`, publisher: { '@id': `${origin}/#business` } },
    ]);
  });
});

test('PG-1: the breadcrumbs of a page are in its data, in the same words; home has none', () => {
  checkEach(pages, ({ id, path, lang, html, root }) => {
    const label = compactText(readContentFile(`ui/${lang}`).breadcrumb);
    const trail = root
      .querySelectorAll('nav')
      .find((nav) => compactText(attribute(nav, 'aria-label')) === label);
    const visible = trail?.querySelectorAll('li').map((item) => ({
      name: textOf(item),
      address: origin + (linksOf(item)[0] ?? path),
    }));
    const data = nodesOf(html, 'BreadcrumbList').flatMap((list) =>
      listOf<{ name: string; item: { '@id': string } }>(list, 'itemListElement').map(({ name, item }) => ({
        name: toPlainText(name),
        address: item['@id'],
      })),
    );
    expect(data).toEqual(visible ?? []);
    if (id === 'home') expect(data).toEqual([]);
    else expect([data[0]?.address, data.at(-1)?.address]).toEqual([`${origin}/${lang}`, origin + path]);
    expect(html.includes('<li aria-current="page">')).toBe(id !== 'home');
  });
});

test('PG-1, PG-7: a service, also that of a brand or a place, is of the business, and no other node has an address', () => {
  checkEach(pages, ({ id, html }) => {
    const nodesWithAddress = graphOf(html).filter((node) => 'address' in node);
    expect(nodesWithAddress.map((node) => node['@id'])).toEqual([`${origin}/#business`]);
    if (!/^(?:service|region|town|brand)\//.test(id)) return;
    const [service] = nodesOf(html, 'Service');
    expect(service?.provider).toEqual({ '@id': `${origin}/#business` });
    expect(listOf(service, 'areaServed')).not.toEqual([]);
  });
});

test('BC-7: the data have no rating and no review', () => {
  checkEach(pages, ({ html }) => {
    const [data = ''] = html.match(/<script type="application\/ld\+json">[^<]*/) ?? [];
    expect(data.match(/"(?:\w*[rR]ating|\w*[rR]eview)\w*"/g)).toBeNull();
  });
});
