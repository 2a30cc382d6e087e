import { expect, test } from 'vitest';
import { siteDay } from '#src/site.ts';
import { pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile, yamlNamesIn } from '../support/content-files.ts';
import { linksOf, sectionOf, textsOf } from '../support/dom.ts';

const homePages = pagesLike(/^home$/);
const servicePaths = (lang: string) =>
  pagesLike(/^service\//).flatMap((page) => (page.lang === lang ? [page.path] : []));

test('HM-1, PG-5: the phone, the booking page of the language in a new tab, and the year of the build', () => {
  const { phones, bookingUrl } = readContentFile('company');
  checkEach(homePages, ({ lang, main, root }) => {
    const links = (selector: string) => main.querySelectorAll(`#home ${selector}`).length;
    expect(links(`a[href="tel:${phones[lang].number}"]`)).toBeGreaterThan(0);
    expect(links(`a[href="${bookingUrl[lang]}"][target="_blank"]`)).toBe(1);
    expect(textsOf(root, 'footer').join()).toContain(siteDay.slice(0, 4));
  });
});

test('HM-1, HM-2: the house leads to the five services, and each of the six service cards to what it speaks of', () => {
  checkEach(homePages, (page) => {
    const services = servicePaths(page.lang);
    const house = page.main.querySelector('ol[aria-labelledby="legend"]');
    expect(house === null ? [] : linksOf(house)).toEqual(services);
    const cards = sectionOf(page, 'services-heading').querySelectorAll('article');
    const repair = pageOf('service/boiler-repair', page.lang).path;
    expect(cards).toHaveLength(6);
    const maintenance = pageOf('service/boiler-maintenance', page.lang).path;
    expect(cards.flatMap(linksOf)).toEqual([
      ...services.slice(0, 3),
      `${repair}#safety`,
      maintenance,
      '#fault',
    ]);
  });
});

test('HM-5: eight brands, each with its page', () => {
  checkEach(homePages, (page) => {
    const links = linksOf(sectionOf(page, 'brands')).filter((link) => /\/marques\/./.test(link));
    expect(links).toHaveLength(8);
    expect(links).toEqual(expect.arrayContaining([pageOf('brand/bosch', page.lang).path]));
  });
});

test('HM-6: the town of the company first, then its neighbours', () => {
  checkEach(homePages, (page) => {
    const [home = ''] = yamlNamesIn('towns').filter(
      (slug) => readContentFile(`towns/${slug}`).name.nl === readContentFile('company').address.locality,
    );
    const neighbours: string[] = readContentFile(`towns/${home}`).neighbours;
    const towns = [home, ...neighbours.filter((slug) => slug !== 'brussels')];
    const [list = page.main] = sectionOf(page, 'coverage').querySelectorAll('ul');
    expect(linksOf(list)).toEqual(towns.map((slug) => pageOf(`town/${slug}`, page.lang).path));
  });
});

test('HM-7: three regions, each with its page in the same language', () => {
  checkEach(homePages, (page) => {
    const regions = pagesLike(/^region\//).filter(({ lang }) => lang === page.lang);
    expect(regions).toHaveLength(3);
    const cards = sectionOf(page, 'regions').querySelectorAll('article');
    expect(cards.map(linksOf)).toEqual(regions.map(({ path }) => [path]));
  });
});
