import { expect, test } from 'vitest';
import { content, website } from '#src/site.ts';
import { type BuiltPage, builtPages, isServed } from '../support/built-pages.ts';
import { plain } from '../support/plain-text.ts';
import { vocabularyErrors } from '../support/schema-org.ts';
import { allNodes, type GraphNode, graphOf, listOf, nodesOf } from '../support/structured-data.ts';

const pages = builtPages();
const below = (start: string) => pages.filter(({ id }) => id.startsWith(start));

const isReference = (node: GraphNode) => Object.keys(node).join() === '@id';

test('the check itself finds what the vocabulary forbids', () => {
  const wrong: [node: GraphNode, message: string][] = [
    [{ '@type': 'HeatingBusiness' }, 'no exported member'],
    [{ '@type': 'Service', colour: 'red' }, 'does not exist in type'],
    [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Lundi' }, 'not assignable'],
    [{ '@type': 'Article', datePublished: '15 janvier 2025' }, 'another format'],
  ];
  const errors = vocabularyErrors(wrong.map(([node]) => node));
  expect(errors).toEqual(wrong.map(([, message]) => expect.stringContaining(message)));
});

test('PG-1: no graph has an error against the schema.org vocabulary', () => {
  expect(vocabularyErrors(pages.flatMap(({ html }) => graphOf(html)))).toEqual([]);
});

test.each(pages)('PG-1: the graph of $path is connected, and its references lead somewhere', ({ html }) => {
  const nodes = graphOf(html);
  const known = new Set(allNodes(nodes).flatMap((node) => (isReference(node) ? [] : [String(node['@id'])])));
  const named = allNodes(nodes).filter(isReference);
  const elsewhere = named.map((node) => String(node['@id'])).filter((id) => !known.has(id));
  // A reference may also name another page of the website; nothing else.
  expect(elsewhere.filter((id) => !isServed(id.replace(website, '')))).toEqual([]);
  const linked = new Set(named.map((node) => node['@id']));
  const alone = nodes.filter(
    (node) => !linked.has(node['@id']) && !allNodes(Object.values(node)).some(isReference),
  );
  expect(alone).toEqual([]);
});

test.each(pages)('PG-7: $path describes the one business', ({ id, lang, html }) => {
  const [business, ...others] = nodesOf(html, 'HVACBusiness');
  expect(others).toEqual([]);
  expect(business).toMatchObject({
    '@id': `${website}/#business`,
    name: content.company.name,
    url: `${website}/${lang}`,
    telephone: (lang === 'fr' ? content.company.phones.fr : content.company.phones.nlStructuredData).number,
    priceRange: '€€',
    address: {
      streetAddress: content.company.address.street,
      addressLocality: content.company.address.locality,
      postalCode: content.company.address.postalCode,
      addressRegion: content.company.address.region,
      addressCountry: 'BE',
    },
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  });
  expect(business?.openingHoursSpecification).toHaveProperty('dayOfWeek.length', 7);
  const located = /^(?:home|about|legal|town)/.test(id);
  expect(business?.geo).toEqual(located ? { '@type': 'GeoCoordinates', ...content.company.geo } : undefined);
  expect(business?.areaServed).toHaveLength(content.company.areasServed.length);
  expect(isServed(String(business?.image).replace(website, ''))).toBe(true);
});

test.each(['fr', 'nl'] as const)('PG-7: all %s pages say the same about the business', (lang) => {
  const businesses = pages
    .filter((page) => page.lang === lang)
    .map(({ html }) =>
      JSON.stringify({ ...nodesOf(html, 'HVACBusiness')[0], makesOffer: undefined, geo: undefined }),
    );
  expect(new Set(businesses).size).toBe(1);
});

test.each(pages)('PG-1: $path is a page of the website, under its own title', ({ path, lang, html }) => {
  const title = plain(html.match(/<title>([^<]*)/)?.[1] ?? '');
  const [page] = nodesOf(html, 'WebPage');
  expect(page).toMatchObject({
    '@id': website + path,
    inLanguage: `${lang}-BE`,
    isPartOf: { '@id': `${website}/#website` },
  });
  expect(plain(String(page?.name))).toBe(title);
  expect(nodesOf(html, 'WebSite')).toMatchObject([
    { '@id': `${website}/#website`, publisher: { '@id': `${website}/#business` } },
  ]);
});

const trailOn = ({ html, lang }: BuiltPage) => {
  const navigation = [...html.matchAll(/<nav aria-label="([^"]*)">(<ol[\s\S]*?<\/ol>)/g)];
  return navigation.find(([, label = '']) => plain(label) === plain(content.ui[lang].breadcrumb))?.[2];
};

test.each(pages.filter(({ id }) => id !== 'home'))(
  'PG-1: the breadcrumbs of $path stand on the page and in its data, in the same words',
  (page) => {
    const { path, html } = page;
    const visible = [...(trailOn(page) ?? '').matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(
      ([, item = '']) => ({
        name: plain(item.replace(/<[^>]*>/g, '')),
        address: website + (item.match(/href="([^"]*)"/)?.[1] ?? path),
      }),
    );
    const [list] = nodesOf(html, 'BreadcrumbList');
    const data = listOf<{ position: number; name: string; item: { '@id': string } }>(
      list,
      'itemListElement',
    ).map(({ name, item }) => ({ name: plain(name), address: item['@id'] }));
    expect(visible.length).toBeGreaterThanOrEqual(2);
    expect(data).toEqual(visible);
    expect(html).toContain('<li aria-current="page">');
  },
);

test('PG-1: home has no breadcrumbs', () => {
  for (const page of below('home')) {
    expect(trailOn(page)).toBeUndefined();
    expect(nodesOf(page.html, 'BreadcrumbList')).toEqual([]);
  }
});
