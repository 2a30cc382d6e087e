import { expect, test } from 'vitest';
import { attributes, builtFile, builtPages, isFileOfSite } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { attribute, textOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';

const pages = builtPages();
const idsByPath = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]));

const isBroken = (href: string, path: string): boolean => {
  const [target = '', fragment] = href.replace(/\?[^#]*/, '').split('#');
  if (target !== '' && !isFileOfSite(target)) return true;
  return fragment !== undefined && idsByPath.get(target === '' ? path : target)?.has(fragment) !== true;
};

test('RT-2 to RT-10: every URL within the site exists, with its fragment', () => {
  checkEach(pages, ({ path, html }) => {
    const internal = attributes(html, '(?:href|src)').filter((href) => /^[/#]/.test(href));
    const drawingPattern = /^\/[\w/.-]+\.svg#/;
    expect(internal.filter((href) => !drawingPattern.test(href) && isBroken(href, path))).toEqual([]);
    // The parts of a sprite are in its file.
    const parts = internal.filter((href) => drawingPattern.test(href)).map((href) => href.split('#'));
    expect(parts.filter(([file = '', id]) => !builtFile(file).includes(` id="${id}"`))).toEqual([]);
  });
});

test('RT-9: a URL begins with / or # or is one of https, tel and mailto', () => {
  checkEach(pages, ({ html }) => {
    const hrefs = attributes(html, '(?:href|src|action)');
    expect(hrefs.filter((href) => !/^(?:[/#]|https:\/\/|tel:|mailto:|data:)/.test(href))).toEqual([]);
  });
});

test('HM-1, TN-1: a link that opens a new tab says so, and the new page cannot reach this one', () => {
  checkEach(pages, ({ lang, html }) => {
    const { newTab } = readContentFile(`ui/${lang}`);
    for (const [link] of html.matchAll(/<a\s[^>]*target="_blank"[^>]*>[\s\S]*?<\/a>/g)) {
      expect(link).toContain('noopener');
      expect(toPlainText(link)).toContain(toPlainText(newTab));
    }
  });
});

/** Where a link leads, without the part of the page; null within its own page and for a phone number. */
const destinationOf = (href: string): string | null => {
  // The form is on several pages: for a visitor it is one destination.
  if (href.endsWith('#contact')) return 'the contact form';
  return /^(?:#|tel:)/.test(href) ? null : href.replace(/#.*$/, '');
};

test('TR-6: the same words of a link or a button lead to the same destination', () => {
  const destinations = new Map<string, Map<string, string>>();
  for (const { path, lang, main } of pages)
    for (const link of main.querySelectorAll('a')) {
      const destination = destinationOf(attribute(link, 'href'));
      const words = textOf(link)
        .replace(toPlainText(readContentFile(`ui/${lang}`).newTab), '')
        .trim();
      if (destination === null || words === '') continue;
      const key = `${lang}: “${words}”`;
      destinations.set(key, (destinations.get(key) ?? new Map()).set(destination, path));
    }
  const several = [...destinations]
    .filter(([, leadsTo]) => leadsTo.size > 1)
    .map(([words, leadsTo]) => `${words} ${[...leadsTo].map((entry) => entry.join(' on ')).join(', ')}`);
  expect(
    several,
    'Give each destination words of its own, in content/ui or in the copy of the page.',
  ).toEqual([]);
});

/** How links to the booking page say that one makes an appointment there. */
const appointmentWords = { fr: /réserver|rendez-vous|^visite/i, nl: /afspraak/i };

test('TR-6: the links to the booking page, and no others, say that one makes an appointment', () => {
  const { bookingUrl } = readContentFile('company');
  checkEach(pages, ({ lang, main }) => {
    const wrong = main.querySelectorAll('a').filter((link) => {
      const href = attribute(link, 'href');
      return (
        destinationOf(href) !== null &&
        (href === bookingUrl[lang]) !== appointmentWords[lang].test(textOf(link).trim())
      );
    });
    expect(wrong.map((link) => `${textOf(link)}: ${attribute(link, 'href')}`)).toEqual([]);
  });
});
