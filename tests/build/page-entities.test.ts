import { expect, test } from 'vitest';
import { formatNumber } from '#src/lib/format.ts';
import { articleOf } from '#src/routing/page-content.ts';
import { content, copyOf, website } from '#src/site.ts';
import { type BuiltPage, builtPages, isServed } from '../support/built-pages.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { plain } from '../support/plain-text.ts';
import { allNodes, type GraphNode, graphOf, listOf, nodesOf, wordsOf } from '../support/structured-data.ts';

/** What each kind of page is about, in its structured data and on the page. */
const pages = builtPages();
const below = (start: string) => pages.filter(({ id }) => id.startsWith(start));

const withService = ['service/', 'region/', 'town/', 'brand/'].flatMap(below);

test.each(withService)('PG-1: $path describes a service of the business and where it is done', ({ html }) => {
  const [service] = nodesOf(html, 'Service');
  expect(service?.provider).toEqual({ '@id': `${website}/#business` });
  expect(listOf(service, 'areaServed').length).toBeGreaterThan(0);
  expect(wordsOf(html)).toContain(plain(String(service?.name)).split(' ')[0]);
});

test.each(below('town/'))('PG-7: $path claims no address in its town', ({ html }) => {
  const owners = graphOf(html).filter((node) => 'address' in node);
  expect(owners.map((node) => node['@id'])).toEqual([`${website}/#business`]);
});

const offersOn = ({ html }: BuiltPage): GraphNode[] =>
  allNodes(graphOf(html)).filter((node) => node['@type'] === 'Offer');
/** The price that only the data of the maintenance page say, until the owner settles it; `npm run claims` (BC-4). */
const disputed: number | undefined =
  contentFile('facts/maintenance')['price-shown']?.places['structured-data'];

/** Every amount of content/facts/, without VAT or with it as the file gives it. */
const amountsOfFacts = new Set(
  yamlNamesIn('facts').flatMap((file) =>
    Object.values(contentFile(`facts/${file}`)).flatMap((fact) =>
      fact !== null && typeof fact === 'object' && 'value' in fact ? [fact.value].flat().map(Number) : [],
    ),
  ),
);

test.each([...below('home'), ...below('service/'), ...below('brand/')])(
  'BC-1, BC-6: every price in the data of $path stands on the page, says whether it includes VAT, and is one of the facts',
  (page) => {
    const text = wordsOf(page.html);
    const offers = offersOn(page);
    expect(offers.length).toBeGreaterThan(0);
    for (const { priceCurrency, priceSpecification } of offers) {
      const terms = priceSpecification as GraphNode;
      expect(priceCurrency).toBe('EUR');
      expect(terms.valueAddedTaxIncluded).toBeTypeOf('boolean');
      const amounts = ['price', 'minPrice', 'maxPrice'].flatMap((key) =>
        key in terms ? [Number(terms[key])] : [],
      );
      expect(amounts).not.toEqual([]);
      for (const amount of amounts.filter((one) => one !== disputed)) {
        expect(amountsOfFacts).toContain(amount);
        expect(text).toContain(plain(formatNumber(amount, page.lang)));
      }
    }
  },
);

test.skipIf(disputed === undefined)(
  'BC-4: only the maintenance data carry the price that they are given alone',
  () => {
    const odd = pages.filter((page) =>
      offersOn(page).some(
        ({ price, priceSpecification }) =>
          Number(price) === disputed && !JSON.stringify(priceSpecification).includes('MTK'),
      ),
    );
    expect(odd.map(({ id }) => id)).toEqual(['service/boiler-maintenance', 'service/boiler-maintenance']);
  },
);

test.each([...below('home'), ...below('service/')])(
  'HM-11, SV-1 to SV-5: the questions of $path are in its data, word for word',
  ({ html }) => {
    const [faq] = nodesOf(html, 'FAQPage');
    const questions = listOf<{ name: string; acceptedAnswer: { text: string } }>(faq, 'mainEntity');
    expect(questions.length).toBe([...html.matchAll(/<details[^>]*name="(?:faq|questions)"/g)].length);
    const text = wordsOf(html);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(acceptedAnswer.text));
    }
  },
);

test.each(below('article/'))(
  'BL-2, BL-3: $path is an article with the dates and reading time it shows',
  ({ id, lang, html }) => {
    const [data] = nodesOf(html, 'Article');
    const { title, date, updated, readTime } = articleOf(id.slice('article/'.length), lang);
    expect(data).toMatchObject({
      headline: title.replaceAll('\u00ad', ''),
      datePublished: date,
      dateModified: updated,
      timeRequired: `PT${readTime}M`,
      author: { '@id': `${website}/#business` },
      inLanguage: `${lang}-BE`,
    });
    expect(html).toContain(
      `<time dateTime="${date}"`.replace('dateTime', html.includes('datetime=') ? 'datetime' : 'dateTime'),
    );
    expect(wordsOf(html)).toContain(`${readTime} ${plain(copyOf('blog', lang).articles.readTime)}`);
  },
);

test.each(below('brands'))('BR-1: $path lists every brand in the order of the page', ({ html }) => {
  const [list] = nodesOf(html, 'ItemList');
  const items = listOf<{ position: number; item: Record<'@type' | 'name' | 'url', string> }>(
    list,
    'itemListElement',
  );
  expect(items.map(({ item }) => item.url)).toEqual(
    [...content.brands.keys()].map((slug) => expect.stringMatching(new RegExp(`/${slug}$`))),
  );
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  for (const { item } of items) {
    expect(item['@type']).toBe('Brand');
    expect(isServed(item.url.replace(website, ''))).toBe(true);
    expect(html).toContain(`href="${item.url.replace(website, '')}"`);
  }
});

test.each(below('brand/'))('BR-2: $path names its brand and its three products', ({ html }) => {
  const [brand] = nodesOf(html, 'Brand');
  const [service] = nodesOf(html, 'Service');
  const [products] = nodesOf(html, 'ItemList');
  const text = wordsOf(html);
  expect(service?.brand).toEqual({ '@id': brand?.['@id'] });
  expect(text).toContain(plain(String(brand?.name)));
  const names = listOf<{ name: string }>(products, 'itemListElement').map(({ name }) => plain(name));
  expect(names).toHaveLength(3);
  for (const name of names) expect(text).toContain(name);
});
