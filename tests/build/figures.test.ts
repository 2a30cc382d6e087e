import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Language, languages } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { href } from '#src/site.ts';
import { builtPages } from '../support/built-pages.ts';
import { contentFile } from '../support/content-files.ts';
import { open, textOf, textsOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';
import { saysVat, vatWords } from '../support/vat-words.ts';

/** The figure as a word of its own ('15 ans' is not found in '115 ans'), with one of some words right behind it, if any. */
const shows = (text: string, figure: string, then: readonly string[]): boolean => {
  const at = text.indexOf(figure);
  if (at < 0) return false;
  const [before, after] = [text.charAt(at - 1), text.slice(at + figure.length)];
  const whole = !/[\d.,]/.test(before) && !/^\d/.test(after);
  const followed = then.length === 0 || then.some((word) => after.startsWith(` ${word}`));
  return (whole && followed) || shows(text.slice(at + 1), figure, then);
};

const templateOf = (figure: string): string => (figure.includes('{') ? figure : `{${figure}}`);

const specifiedFigures: Record<string, Record<string, string[]>> = parse(
  readFileSync('tests/support/specified-figures.yaml', 'utf8'),
);

describe.each(Object.entries(specifiedFigures))('BC-1 to BC-6: the figures of %s', (page, figures) => {
  test.each(languages)('in %s', (lang: Language) => {
    const id = page as PageId;
    const { withoutVat = [], withVat = [], plain: others = [] } = figures;
    const text = textOf(open(href(id, lang)).main);
    const missing = (figures: readonly string[], words: readonly string[]) =>
      figures
        .filter((figure) => !shows(text, renderTemplate(templateOf(figure), lang), words))
        .map((figure) => [figure, ...words].join(' or '));
    expect(
      [
        ...missing(withoutVat, vatWords('without', lang)),
        ...missing(withVat, vatWords('with', lang)),
        ...missing(others, []),
      ],
      `${href(id, lang)} does not show these figures, each with one of the words behind it (tests/support/vat-words.ts). Name them in the copy of the page.`,
    ).toEqual([]);
  });
});

test('BC-4: the figures of the page about the company are its own', () => {
  for (const lang of languages) {
    const text = textOf(open(href('about', lang)).main);
    for (const figure of [
      '{company.founded}',
      '{claims.experience@about|number}+',
      '{claims.clients@about|number}+',
      '{claims.technicians@about|number}',
    ])
      expect(shows(text, renderTemplate(figure, lang), []), `${lang}: ${figure}`).toBe(true);
  }
});

test('BC-4: the description of the installation page promises its own warranty', () => {
  for (const lang of languages) {
    const { html } = open(href('service/boiler-installation', lang));
    const description = html.match(/<meta name="description" content="([^"]*)/)?.[1] ?? '';
    expect(plain(description)).toContain(renderTemplate('{warranties.installation@meta}', lang));
  }
});

test('BC-4: the structured data of the maintenance page say their own price, or once settled the one of the page', () => {
  const own = contentFile('facts/maintenance')['price-shown']?.places['structured-data'];
  const amount: number = own ?? contentFile('facts/prices')['gas-maintenance'].value;
  for (const lang of languages) {
    const [service] = nodesOf(open(href('service/boiler-maintenance', lang)).html, 'Service');
    expect(listOf(service, 'offers')[0]).toMatchObject({ price: amount.toFixed(2), priceCurrency: 'EUR' });
  }
});

test.each(builtPages().filter(({ id }) => !id.startsWith('article/')))(
  'BC-6: in every price table of $path each amount without VAT stands beside one with VAT',
  ({ path, lang }) => {
    for (const row of textsOf(open(path).main, 'tbody tr'))
      if (saysVat(row, 'without', lang)) expect(saysVat(row, 'with', lang), row).toBe(true);
  },
);

test.each(builtPages())(
  'spec §9: every amount on $path has the no-break space of its locale',
  ({ lang, html }) => {
    const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const broken = lang === 'fr' ? /\d €/g : /€ \d/g;
    expect(words.match(broken) ?? []).toEqual([]);
  },
);

test('BC-5: on the day of the tests every fact is current, and no page says that one is being checked', () => {
  for (const { html, lang, path } of builtPages())
    expect(plain(html), path).not.toContain(plain(contentFile(`ui/${lang}`).checking));
});
