import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { content } from '#src/site.ts';
import { builtPages } from '../support/built-pages.ts';
import { attribute, open, textOf } from '../support/dom.ts';

/** The form stands on several pages: for a visitor it is one place. */
const form = 'the contact form';

/** Where a link leads, without the part of the page; null within its own page and for a phone number. */
const placeOf = (href: string): string | null => {
  if (href.endsWith('#contact')) return form;
  return /^(?:#|tel:)/.test(href) ? null : href.replace(/#.*$/, '');
};

test.each(languages)('TR-6: the same words of a link or a button lead to the same place in %s', (lang) => {
  const places = new Map<string, Map<string, string>>();
  for (const { path } of builtPages().filter((page) => page.lang === lang))
    for (const link of open(path).main.querySelectorAll('a')) {
      const place = placeOf(attribute(link, 'href'));
      const words = textOf(link).replace(content.ui[lang].newTab, '').trim();
      if (place === null || words === '') continue;
      places.set(words, (places.get(words) ?? new Map()).set(place, path));
    }
  const several = [...places]
    .filter(([, leadsTo]) => leadsTo.size > 1)
    .map(
      ([words, leadsTo]) =>
        `“${words}”: ${[...leadsTo].map(([place, path]) => `${place} on ${path}`).join(', ')}`,
    );
  expect(several, 'Give each place words of its own, in content/ui or in the copy of the page.').toEqual([]);
});
