import { describe, expect, test } from 'vitest';
import { formatDate } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { attribute, heroOf, linksOf, open, sectionOf, textOf } from '../support/dom.ts';
import { compact } from '../support/plain-text.ts';

/** An entry of content/fault-codes/ as it is written, without schema. */
type Written = ReturnType<typeof contentFile>;

const addresses = { fr: '/fr/codes-erreur', nl: '/nl/foutcodes' };
const lists = yamlNamesIn('fault-codes').flatMap((slug) => languages.map((lang) => ({ slug, lang })));

describe.each(lists)('TL-1, TR-1: $slug in $lang', ({ slug, lang }) => {
  const page = open(addresses[lang]);
  const file: Written = contentFile(`fault-codes/${slug}`);
  const list = page.main.querySelector(`details[data-brand="${slug}"]`);
  const rows = list?.querySelectorAll('li[id]') ?? [];
  const labels = contentFile(`copy/fault-labels/${lang}`);

  test('every documented code has a row with an anchor of its own, its meaning and who may act', () => {
    const anchors = rows.map((row) => attribute(row, 'id'));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(file.codes.length).toBeGreaterThan(10);
    for (const { code, meaning, severity } of file.codes) {
      const row = rows.find((one) => {
        const text = textOf(one);
        const isCode = text.startsWith(`${code} `) || text.includes(`(${code})`);
        return isCode && compact(text).includes(compact(meaning[lang]));
      });
      expect(row, `${code}: ${meaning[lang]}`).toBeDefined();
      if (row === undefined) continue;
      expect(compact(textOf(row))).toContain(compact(labels.severities[severity]));
      expect(linksOf(row)).toEqual([`#${attribute(row, 'id')}`]);
    }
  });

  test('every document is named, with how and when it was read', () => {
    const documents = compact(textOf(list?.querySelector('ol') ?? page.main));
    for (const { document, label, read, checked } of file.families) {
      expect(documents).toContain(compact(label[lang]));
      if (document) expect(documents).toContain(compact(document.title[lang]));
      expect(documents).toContain(compact(`${labels.provenance[read]} ${formatDate(checked, lang)}`));
    }
  });

  test('a link to the brand opens its list, and its page leads there', () => {
    expect(list?.querySelectorAll(`#${slug}`)).toHaveLength(1);
    expect(linksOf(open(`/${lang}/marques/${slug}`).main)).toContain(`${addresses[lang]}#${slug}`);
  });
});

describe.each(languages)('in %s', (lang) => {
  const page = open(addresses[lang]);

  test('TL-1: the form asks for brand and code, and leads to the list where no script answers', () => {
    const form = heroOf(page).querySelector('form');
    expect(attribute(form, 'action')).toBe('#codes');
    const brands = form?.querySelectorAll('input[type="radio"]').map((radio) => attribute(radio, 'value'));
    expect(brands?.toSorted()).toEqual(yamlNamesIn('fault-codes').toSorted());
    expect(form?.querySelectorAll('input[name="code"]')).toHaveLength(1);
    expect(page.main.querySelectorAll('section#codes')).toHaveLength(1);
  });

  test('TL-1: the smell of gas and carbon monoxide come before the first code', () => {
    const text = compact(textOf(sectionOf(page, 'codes-title')));
    const gas = compact(contentFile(`copy/fault-labels/${lang}`).gas.question);
    expect(text.indexOf(gas)).toBeGreaterThan(-1);
    expect(text.indexOf(gas)).toBeLessThan(text.indexOf('Vaillant'));
  });

  test('TL-1: home page, repair page and every footer lead to it', () => {
    for (const path of [href('home', lang), href('service/boiler-repair', lang)])
      expect(linksOf(open(path).main).some((link) => link.startsWith(addresses[lang]))).toBe(true);
    const footer = open(href('about', lang)).root.querySelector('footer');
    expect(footer && linksOf(footer)).toContain(addresses[lang]);
  });

  test.each(['home', 'service/boiler-repair'] as const)(
    'TL-7: %s has four doors; that of gas is open and ends in the numbers of the networks, the others in one action, a price and our number',
    (id) => {
      const { main } = open(href(id, lang));
      const doors = main.querySelectorAll('details[name="door"]');
      expect(doors).toHaveLength(4);
      expect(doors.map((door) => door.hasAttribute('open'))).toEqual([true, false, false, false]);
      const [gas, ...others] = doors;
      const numbers = gas ? linksOf(gas).filter((link) => link.startsWith('tel:')) : [];
      expect(numbers).toHaveLength(4);
      expect(numbers).toContain('tel:112');
      expect(numbers.filter((link) => link.startsWith('tel:0800'))).toHaveLength(3);
      expect(gas && textOf(gas)).not.toContain('€');
      for (const door of others) {
        const end = textOf(door);
        expect(end).toContain('€');
        expect(linksOf(door).filter((link) => link.startsWith('tel:+32'))).toHaveLength(1);
        const actions = [
          ...linksOf(door).filter((link) => link === '#contact'),
          ...door.querySelectorAll('form').map((form) => attribute(form, 'action')),
        ];
        expect(actions).toHaveLength(1);
      }
    },
  );
});
