import { expect, test } from 'vitest';
import { pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { yamlNamesIn } from '../support/content-files.ts';
import { attribute, heroOf, linksOf, textOf } from '../support/dom.ts';

test('TL-7: on the home and repair pages only the first of the four problem folds, the smell of gas, is open and gives the emergency numbers; each other fold has one action, on the repair page also a price and our number', () => {
  checkEach(pagesLike(/^(?:home|service\/boiler-repair)$/), ({ main, id }) => {
    const problems = main.querySelectorAll('details[name="door"]');
    expect(problems.map((problem) => problem.hasAttribute('open'))).toEqual([true, false, false, false]);
    const [gas = main, ...others] = problems;
    const numbers = linksOf(gas).filter((link) => link.startsWith('tel:'));
    expect(numbers).toHaveLength(4);
    expect(numbers).toContain('tel:112');
    expect(numbers.filter((link) => link.startsWith('tel:0800'))).toHaveLength(3);
    expect(textOf(gas)).not.toContain('€');
    for (const problem of others) {
      if (id !== 'home') {
        expect(textOf(problem)).toContain('€');
        expect(linksOf(problem).filter((link) => link.startsWith('tel:+32'))).toHaveLength(1);
      }
      const actions = linksOf(problem).filter((link) => link === '#contact');
      expect([...actions, ...problem.querySelectorAll('form')]).toHaveLength(1);
    }
  });
});

test('TL-1: brand pages, home page, repair page and footer lead to the fault finder, whose form leads to the list', () => {
  checkEach(pagesLike(/^fault-finder$/), ({ path, lang, main, root }) => {
    const form = heroOf({ path, main }).querySelector('form');
    expect(attribute(form, 'action')).toBe('#codes');
    expect(main.querySelectorAll('section#codes')).toHaveLength(1);
    const slugs = yamlNamesIn('fault-codes');
    const values = form?.querySelectorAll('option').map((option) => attribute(option, 'value'));
    expect(values?.toSorted()).toEqual(['', ...slugs].toSorted());
    for (const id of ['home', 'service/boiler-repair'])
      expect(
        linksOf(pageOf(id, lang).main).some((link) => link.startsWith(path)),
        id,
      ).toBe(true);
    expect(root.querySelectorAll('footer').flatMap(linksOf)).toContain(path);
    for (const slug of slugs)
      expect(linksOf(pageOf(`brand/${slug}`, lang).main)).toContain(`${path}#${slug}`);
  });
});
